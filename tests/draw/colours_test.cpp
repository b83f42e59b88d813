// Looks: whatever differs must differ on a black-and-white copy, too.
#include "dlx/draw/colours.hpp"
#include "pattern.hpp"
#include <cmath>
#include <fstream>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace {

using namespace dlx;

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

} // namespace

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
  std::ifstream colours("build/src/dlx/draw/colours.hpp");
  int count = 0;
  while (std::getline(colours, line)) count += !matches(line, colour).empty();
  EXPECT_GE(count, 9);  // it would see them
}
