// Geometry of pieces: motions, and what they do to shapes.
#include "dlx/puzzle/geometry.hpp"
#include "dlx/puzzle/drawings.hpp"
#include <gtest/gtest.h>
#include <set>

using namespace dlx;
using namespace dlx::packing;

namespace {

Shape const probe = {{0, 0, 0}, {0, 0, 1}, {0, 0, 2}, {0, 1, 0}, {1, 0, 0}};  // of 48 motions, the identity and a reflection leave it as it is

std::set<Shape> images(std::vector<Motion> const& motions) {
  std::set<Shape> result;
  for (auto const& m : motions) result.insert(moved(probe, m));
  return result;
}

Puzzle set_of_pieces(std::string const& name) {
  return read_puzzle({"f", "board\n#\npiece one any\n#\nuse " + name + " any\n"});
}

}  // namespace

TEST(Geometry, KnowsHowManyMotionsThereAre) {
  for (auto [is_flat, freedom, n] : {std::tuple(true, Freedom::fixed, 1u), {true, Freedom::rotated, 4u}, {true, Freedom::reflected, 8u},
                                     {false, Freedom::fixed, 1u}, {false, Freedom::rotated, 24u}, {false, Freedom::reflected, 48u}}) {
    auto const all = motions(is_flat, freedom);
    EXPECT_EQ(all.size(), n);
    EXPECT_EQ(moved(probe, all[0]), probe) << "the identity is the first";
    EXPECT_EQ(images(all).size(), freedom == Freedom::reflected and not is_flat ? 24u : n);
  }
}

TEST(Geometry, TwoMotionsAreAThird) {
  Shape const chiral = {{0, 0, 0}, {0, 0, 1}, {0, 0, 2}, {0, 1, 0}, {1, 0, 1}};
  for (bool is_flat : {true, false})
    for (Freedom freedom : {Freedom::rotated, Freedom::reflected}) {
      std::set<Shape> seen;
      for (auto const& m : motions(is_flat, freedom)) seen.insert(moved(chiral, m));
      EXPECT_EQ(seen.size(), motions(is_flat, freedom).size());
      for (auto const& s : seen)
        for (auto const& m : motions(is_flat, freedom)) EXPECT_TRUE(seen.contains(moved(s, m)));
    }
}

TEST(Geometry, CornersAreBroughtToTheirPlaces) {
  Shape const x = {{0, 0, 1}, {0, 1, 0}, {0, 1, 1}, {0, 1, 2}, {0, 2, 1}};
  EXPECT_EQ(corner(x), (Cell{0, 0, 0}));
  for (auto m : motions(false, Freedom::reflected)) {
    EXPECT_EQ(corner(moved(x, bringing(x, m, {5, -6, 7}))), (Cell{5, -6, 7}));
    m.shift = {3, -1, 4};  // from anywhere
    EXPECT_EQ(corner(moved(x, bringing(x, m, {5, -6, 7}))), (Cell{5, -6, 7}));
  }
}

TEST(Geometry, OrientationsOfKnownPieces) {
  std::map<std::string, std::size_t> const flat = {{"F", 8}, {"I", 2}, {"L", 8}, {"N", 8}, {"P", 8}, {"T", 4},
                                                   {"U", 4}, {"V", 4}, {"W", 4}, {"X", 1}, {"Y", 8}, {"Z", 4}};
  std::size_t sum = 0;
  for (auto const& piece : set_of_pieces("pentominoes").pieces) {
    if (piece.name == "one") continue;
    auto const n = orientations(piece.shape, true, Freedom::reflected).size();
    EXPECT_EQ(n, flat.at(piece.name)) << piece.name;
    sum += n;
  }
  EXPECT_EQ(sum, 63u);
  std::map<std::string, std::size_t> const soma = {{"V", 12}, {"L", 24}, {"T", 12}, {"Z", 12}, {"A", 12}, {"B", 12}, {"P", 8}};
  for (auto const& piece : set_of_pieces("soma").pieces)
    if (piece.name != "one") { EXPECT_EQ(orientations(piece.shape, false, Freedom::rotated).size(), soma.at(piece.name)) << piece.name; }
}
