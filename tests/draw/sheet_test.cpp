// Looks: whatever differs must differ on a black-and-white copy, too. Boxes, words, and arrows on a sheet.
#include "dlx/draw/picture.hpp"
#include "drawn.hpp"
#include "pattern.hpp"

namespace {

using namespace dlx;
using namespace drawn;

// Relative luminance, and contrast, as in the guidelines for the web.
double luminance(std::string const& colour) {
  if (colour == "white") return 1;
  EXPECT_EQ(colour.size(), 7u) << colour;
  double sum = 0;
  double const weights[] = {0.2126, 0.7152, 0.0722};
  for (int k = 0; k < 3; ++k) {
    double const c = std::stoi(colour.substr(1 + 2 * static_cast<std::size_t>(k), 2), nullptr, 16) / 255.0;
    sum += weights[k] * (c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4));
  }
  return sum;
}
double contrast(std::string const& a, std::string const& b) {
  double const x = luminance(a), y = luminance(b);
  return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}
std::string at_night(std::string const& day) {
  for (Night const& n : nights)
    if (day == n.day) return n.dark;
  ADD_FAILURE() << day << " has no partner";
  return day;
}
// Can it be read, on paper and on a dark screen?
void expect_clear(char const* words, char const* ground, std::string const& what) {
  EXPECT_GE(contrast(words, ground), 4.5) << what << ": " << words << " on " << ground;
  EXPECT_GE(contrast(at_night(words), at_night(ground)), 4.5) << what << " at night: " << words << " on " << ground;
}
// Can two boxes be told apart without colours?
bool differ(Look const& a, Look const& b) {
  return a.width != b.width or std::string(a.style) != b.style or contrast(a.fill, b.fill) > 1.2;
}

constexpr Role roles[] = {Role::root, Role::primary, Role::secondary, Role::entry};
constexpr Presence presences[] = {Presence::in, Presence::going, Presence::out};
constexpr Rank ranks[] = {Rank::memory, Rank::initial, Rank::altered, Rank::written};
constexpr SquareState states[] = {SquareState::chosen, SquareState::open, SquareState::closed, SquareState::given};
constexpr Fate fates[] = {Fate::branch, Fate::dead, Fate::solution, Fate::cut, Fate::skipped};
constexpr RowState rows[] = {RowState::there, RowState::chosen, RowState::struck, RowState::tried};

TEST(Colours, StatesOfANodeDifferWithoutColour) {
  for (Role role : roles) {
    auto const in = look_of_node(role, Presence::in, false), going = look_of_node(role, Presence::going, false),
               out = look_of_node(role, Presence::out, false);
    EXPECT_TRUE(differ(in, going));
    EXPECT_TRUE(differ(in, out));
    EXPECT_GT(contrast(going.edge, out.edge), 3); // black dashes, grey dashes
    for (Presence p : presences) {
      EXPECT_TRUE(differ(look_of_node(role, p, false), look_of_node(role, p, true)));
      // a dash means memory, but for what has been chosen
      EXPECT_EQ(std::string(look_of_node(role, p, true).style).find("dashed") != std::string::npos,
        p != Presence::in and role != Role::entry);
    }
  }
  EXPECT_STRNE(shape_of_node(Role::secondary), shape_of_node(Role::primary));
}

TEST(Colours, NewerLinksAreThicker) {
  for (int k = 1; k < 4; ++k) {
    EXPECT_LT(stroke_of_link(ranks[k - 1]).width, stroke_of_link(ranks[k]).width);
    EXPECT_LT(stroke_of_link(ranks[k - 1]).head, stroke_of_link(ranks[k]).head);
    EXPECT_LE(look_of_number(ranks[k - 1]).width, look_of_number(ranks[k]).width);
  }
}

// Entries of chosen options look the same whether they are in the list or not,
// and heavier than all others: in a solution, all are out.
TEST(Colours, ChosenOptionsStandOut) {
  for (Presence p : presences) {
    auto const chosen = look_of_node(Role::entry, p, true), other = look_of_node(Role::entry, p, false);
    EXPECT_GE(chosen.width, 2 * other.width);
    EXPECT_STREQ(chosen.edge, ink);
    EXPECT_STREQ(ink_on_node(Role::entry, p, true), ink);
    EXPECT_STREQ(chosen.style, look_of_node(Role::entry, Presence::in, false).style);
    EXPECT_STREQ(chosen.fill, look_of_square(SquareState::chosen).fill); // as on a board
  }
}

// Words, numbers, and grey have a contrast of 4.5, whatever they are on, by day and by night.
TEST(Colours, WhatIsWrittenOnNodesCanBeRead) {
  for (Role role : roles)
    for (Presence p : presences)
      for (bool marked : {false, true}) {
        auto const look = look_of_node(role, p, marked);
        expect_clear(ink_on_node(role, p, marked), look.fill, "name");
        if (not marked or role == Role::entry) expect_clear(vermilion, look.fill, "painted name");
        for (Look const& ground : {look_of_panel, look_of_band}) expect_clear(look.edge, ground.fill, "outline");
        for (Rank r : ranks) expect_clear(ink_on_node(role, p, marked), look_of_number(r).fill, "number");
      }
  expect_clear(ink, look_of_entry_found.fill, "name in a solution");
  expect_clear(look_of_entry_found.edge, look_of_band_found.fill, "outline in a solution");
  for (Rank r : ranks) expect_clear(stroke_of_link(r).colour, look_of_band_found.fill, "link in a solution");
  for (bool chosen : {false, true}) expect_clear(ink_on_option(chosen), look_of_option(chosen).fill, "option");
}
TEST(Colours, LinksAndTitlesCanBeSeen) {
  for (Rank r : ranks)
    for (Look const& ground : {look_of_panel, look_of_band, look_of_frame})
      expect_clear(stroke_of_link(r).colour, ground.fill, "link");
  for (char const* words : {ink, soft, grey, vermilion}) expect_clear(words, look_of_frame.fill, "on a sheet");
  for (Rank r : ranks) expect_clear(look_of_number(r).edge, look_of_number(r).fill, "frame of a number");
}
TEST(Colours, BoardsTreesAndMatricesCanBeRead) {
  for (SquareState s : states)
    for (char const* words : {ink, soft}) expect_clear(words, look_of_square(s).fill, "square");
  for (Fate f : fates) expect_clear(ink, look_of_fate(f).fill, "fate");
  for (Fate f : {Fate::branch, Fate::dead, Fate::solution, Fate::cut}) expect_clear(look_of_fate(f).edge, look_of_frame.fill, "outline of a fate");
  for (bool good : {false, true}) expect_clear(stroke_of_branch(good).colour, look_of_frame.fill, "branch");
  for (RowState r : rows) {
    auto const look = look_of_row(r);
    for (char const* ground : {look.band ? look.band->fill : sheet_white, look_of_column.fill})
      for (char const* digit : {look.one, grey}) expect_clear(digit, ground, "digit");
    expect_clear(look.label, r == RowState::chosen ? ink : paper, "label");
  }
}

// The style has two rules for each colour, and no colour two partners.
TEST(Colours, EachHasAPartnerAtNight) {
  auto const style = night_style();
  EXPECT_TRUE(style.starts_with("<style>@media(prefers-color-scheme:dark){"));
  EXPECT_TRUE(style.ends_with("}</style>\n"));
  for (auto const& [day, dark] : nights) {
    int partners = 0;
    for (Night const& n : nights) partners += std::string(day) == n.day;
    EXPECT_EQ(partners, 1) << day;
    for (std::string const part : {"fill", "stroke"})
      EXPECT_NE(style.find('[' + part + "=\"" + day + "\"]{" + part + ':' + dark + '}'), std::string::npos) << day;
  }
  // dark paper, light ink
  EXPECT_LT(luminance(at_night(sheet_white)), 0.02);
  EXPECT_GT(luminance(at_night(ink)), 0.7);
}

TEST(Colours, SquaresRowsAndFatesDifferWithoutColour) {
  for (SquareState a : states)
    for (SquareState b : states)
      if (a != b) {
        EXPECT_TRUE(differ(look_of_square(a), look_of_square(b)));
      }
  EXPECT_TRUE(differ(look_of_option(true), look_of_option(false)));
  EXPECT_TRUE(differ(*look_of_row(RowState::chosen).band, *look_of_row(RowState::tried).band));
  EXPECT_FALSE(look_of_row(RowState::there).band);
  EXPECT_FALSE(look_of_row(RowState::struck).band);
  std::vector<std::string> shapes;
  for (Fate f : fates) {
    for (auto const& other : shapes) EXPECT_NE(other, shape_of_fate(f));
    shapes.push_back(shape_of_fate(f));
  }
  EXPECT_GT(stroke_of_branch(true).width, stroke_of_branch(false).width);
}

// The drawers of a search go without a colour of their own. (Pages have a style, and
// solutions are drawn as a person would.)
TEST(Colours, OfASearchAreChosenInOneChapter) {
  std::string const colour("#[0-9a-fA-F]{6}\\b|\"(white|black|gr[ae]y)\"");
  std::string line;
  for (std::string const drawer : {"film", "frame", "multiples", "picture", "sequence", "sheet", "squares", "stage", "tree"}) {
    std::ifstream code("build/src/dlx/draw/" + drawer + ".cpp");
    ASSERT_TRUE(code) << drawer;
    while (std::getline(code, line)) EXPECT_TRUE(matches(line, colour).empty()) << drawer << ": " << line;
  }
  std::ifstream colours("build/src/dlx/draw/sheet.hpp");
  int count = 0;
  while (std::getline(colours, line)) count += !matches(line, colour).empty();
  EXPECT_GE(count, 9);  // it would see them
}

// --- boxes, words, and arrows ------------------------------------------------------
double p_less(Point const& p, Point const& q) { return q.x - p.x; }

// The lines of DOT that the book shows, broken there, are in the file.
TEST(Sheet, TheBookShowsItsDot) {
  Trace const trace = scripted(five, "cover C3\n");
  Stage const stage(trace);
  auto const dot = draw_links(stage, Replay(trace), Grain::event);
  for (std::string const name : {"picture-box.txt", "picture-arrow.txt"}) {
    std::ifstream in("tests/data/" + name);
    std::string all;
    for (std::string row; std::getline(in, row); )
      all += all.empty() ? row : row.substr(1);
    ASSERT_NE(all, "");
    EXPECT_NE(dot.find(all + '\n'), std::string::npos) << all;
  }
}

TEST(Sheet, NamesAreQuoted) {
  std::string const odd = "<b> a&b \"q\" \\N\n<b> a&b \\N\n\"q\"\n";
  Trace const trace = searched(odd);
  Stage const stage(trace);
  Replay replay(trace);
  auto const dot = draw_links(stage, replay, Grain::event);
  EXPECT_NE(dot.find("&lt;b&gt;"), std::string::npos);
  EXPECT_NE(dot.find("a&amp;b"), std::string::npos);
  EXPECT_NE(dot.find("&quot;q&quot;"), std::string::npos);
  EXPECT_EQ(dot.find("<b>"), std::string::npos);
  EXPECT_EQ(escape_html("a<&>\"b"), "a&lt;&amp;&gt;&quot;b");
}

TEST(Sheet, LongTitlesAreCutBetweenWords) {
  Text const title = fitted({"solution: Q@(0,0) Q@(1,1) Q@(2,2)", 17}, 100, 8);
  EXPECT_EQ(title.words, "solution: ...");
  EXPECT_EQ(title.size, 8);
  EXPECT_EQ(fitted({"solution: Q@(0,0)", 17}, 100, 8).words, "solution: Q@(0,0)");
}

// Graphviz takes less than a point for no size at all.
TEST(Sheet, NothingIsSmallerThanAPoint) {
  EXPECT_NE(label(Text{"x", 0.4}).find("POINT-SIZE=\"1.0\""), std::string::npos);
  EXPECT_NE(label(Text{"x", 2.5}).find("POINT-SIZE=\"2.5\""), std::string::npos);
}

// A curve begins at its port and ends before the tip, in both directions; in
// the middle it runs on its track.
TEST(Sheet, RoadsBeginAndEndWhereTheyWereTold) {
  for (double const way : {1.0, -1.0})
    for (double const from : {0.0, 7.0})
      for (double const to : {0.0, 7.0}) {
        Piece const piece{0, way * 200, from, 20, to};
        Curve const curve = bend(piece, 8);
        ASSERT_EQ(curve.size() % 3, 2u); // the tip, and 3k+1 points
        EXPECT_EQ(curve[0].x, way * 200);
        EXPECT_EQ(curve[0].y, to);
        EXPECT_EQ(curve[1].x, 0);
        EXPECT_EQ(curve[1].y, from);
        EXPECT_EQ(curve.back().x, way * 192);
        EXPECT_EQ(curve.back().y, to);
        int on_track = 0;
        for (Point const& p : curve) on_track += p.y == 20;
        EXPECT_GE(on_track, 4);
        for (std::size_t k = 2; k < curve.size(); ++k)
          EXPECT_LE(way * p_less(curve[k], curve[k - 1]), 15) << k;
      }
  Curve const straight = bend(Piece{10, 50, 3, 3, 3}, 6);
  ASSERT_EQ(straight.size(), 5u);
  for (Point const& p : straight) EXPECT_EQ(p.y, 3);
}

// A sheet is as large as its frame, and what it is called is in the file once.
TEST(Sheet, EverythingHasAnIdentityAndAClass) {
  Sheet sheet(box_of(-10, -20, 30, 40));
  sheet.box("a", "big box", {5, 5, 20, 10}, attributes(Look()));
  sheet.write("b", "text", {5, 20, 30, 12}, {"words", 9});
  sheet.arrow("c", "arrow", "a", "b", {bend({0, 20, 1, 1, 1}, 5)},
    attributes(Stroke(), true));
  Drawn const now(sheet.text());
  EXPECT_NEAR(now.nodes.at("frame").w, 40, 0.01); // it is written in inches
  EXPECT_NEAR(now.nodes.at("frame").h, 60, 0.01);
  EXPECT_EQ(now.nodes.at("frame").y, -10); // in DOT, y grows upwards
  EXPECT_EQ(now.look("a"), "big box");
  EXPECT_EQ(now.look("c"), "arrow");
  EXPECT_EQ(now.edges.at("c")["style"], "dashed");
  EXPECT_EQ(now.edges.at("c").from, "a");
  EXPECT_EQ(now.edges.at("c").to, "b");
}

// A legend is one line, however much is in it, and stays on its sheet.
TEST(Sheet, ALegendIsOneLine) {
  for (double const w : {100.0, 460.0, 1400.0})
    for (std::size_t const n : {0u, 1u, 5u, 12u}) {
      Legend signs;
      for (int k = 0; k < static_cast<int>(n); ++k) signs[k] = {attributes(Look()), "a sign"};
      if (n > 1) signs[1] = {attributes(Stroke()), "of an arrow", "", true};
      Sheet sheet(box_of(0, 0, w, 200));
      sheet.legend(signs);
      Drawn const drawn(sheet.text());
      EXPECT_EQ(drawn.nodes.size() + drawn.edges.size(), 1 + 2 * n);
      double before = 0;
      for (std::size_t k = 0; k < n; ++k) {
        auto const& text = drawn.nodes.at("key" + std::to_string(k));
        EXPECT_NEAR(-text.y, 200 - legend_height(w) / 2, 0.2);
        EXPECT_LE(text.h, legend_height(w));
        EXPECT_GT(text.x - text.w / 2, before); // behind the one before
        before = text.x + text.w / 2;
      }
      EXPECT_LE(before, w);
    }
}

} // namespace
