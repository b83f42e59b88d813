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
// Can two boxes be told apart without colours?
bool differ(Look const& a, Look const& b) {
  return a.width != b.width or std::string(a.style) != b.style or contrast(a.fill, b.fill) > 1.2;
}

constexpr Role roles[] = {Role::root, Role::primary, Role::secondary, Role::entry};
constexpr Presence presences[] = {Presence::in, Presence::going, Presence::out};
constexpr Rank ranks[] = {Rank::memory, Rank::initial, Rank::altered, Rank::written};

TEST(Colours, StatesOfANodeDifferWithoutColour) {
  for (Role role : roles) {
    auto const in = look_of_node(role, Presence::in, false), going = look_of_node(role, Presence::going, false),
               out = look_of_node(role, Presence::out, false);
    EXPECT_TRUE(differ(in, going));
    EXPECT_TRUE(differ(in, out));
    EXPECT_GT(contrast(going.edge, out.edge), 3); // black dashes, grey dashes
    for (Presence p : presences) {
      EXPECT_TRUE(differ(look_of_node(role, p, false), look_of_node(role, p, true)));
      EXPECT_EQ(std::string(look_of_node(role, p, true).style).find("dashed") != std::string::npos, p != Presence::in);
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

TEST(Colours, NamesCanBeRead) {
  for (Role role : roles)
    for (Presence p : presences)
      for (bool branch : {false, true}) // what is branched on is read by its place, too
        EXPECT_GT(contrast(ink_on_node(role, p), look_of_node(role, p, branch).fill), branch ? 3.5 : 4.5);
  for (bool chosen : {false, true}) EXPECT_GT(contrast(ink_on_option(chosen), look_of_option(chosen).fill), 4.5);
  for (SquareState s : {SquareState::chosen, SquareState::open, SquareState::closed})
    EXPECT_GT(contrast(ink, look_of_square(s).fill), 4.5);
  for (Fate f : {Fate::branch, Fate::dead, Fate::solution, Fate::cut, Fate::skipped})
    EXPECT_GT(contrast(ink, look_of_fate(f).fill), 4.5);
}

TEST(Colours, SquaresRowsAndFatesDifferWithoutColour) {
  SquareState const states[] = {SquareState::chosen, SquareState::open, SquareState::closed};
  for (SquareState a : states)
    for (SquareState b : states)
      if (a != b) {
        EXPECT_TRUE(differ(look_of_square(a), look_of_square(b)));
      }
  EXPECT_TRUE(differ(look_of_option(true), look_of_option(false)));
  EXPECT_TRUE(differ(*look_of_row(RowState::chosen).band, *look_of_row(RowState::rejected).band));
  EXPECT_FALSE(look_of_row(RowState::there).band);
  EXPECT_FALSE(look_of_row(RowState::struck).band);
  std::vector<std::string> shapes;
  for (Fate f : {Fate::branch, Fate::dead, Fate::solution, Fate::cut, Fate::skipped}) {
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
  for (std::string const drawer : {"frame", "matrix", "picture", "sequence", "sheet", "squares", "stage", "tree"}) {
    std::ifstream code("build/src/dlx/draw/" + drawer + ".cpp");
    ASSERT_TRUE(code) << drawer;
    while (std::getline(code, line)) EXPECT_TRUE(matches(line, colour).empty()) << drawer << ": " << line;
  }
  std::ifstream colours("build/src/dlx/draw/colours.hpp");
  int count = 0;
  while (std::getline(colours, line)) count += !matches(line, colour).empty();
  EXPECT_GE(count, 9);  // it would see them
}
