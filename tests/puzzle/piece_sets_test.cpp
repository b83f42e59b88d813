// Sets of pieces: all of them, and none twice.
#include "dlx/puzzle/piece_sets.hpp"
#include "dlx/base/index.hpp"
#include "dlx/puzzle/drawings.hpp"
#include <gtest/gtest.h>
#include <set>

using namespace dlx;
using namespace dlx::packing;

namespace {

std::set<Shape> pieces_of(std::string const& name, bool is_flat) {
  std::set<Shape> result;
  auto const puzzle = read_puzzle({"f", "board\n#\npiece one any\n#\nuse " + name + " any\n"});
  auto const freedom = is_flat ? Freedom::reflected : Freedom::rotated;
  std::size_t count = 0;
  for (auto const& piece : puzzle.pieces)
    if (piece.name != "one") {
      result.insert(orientations(piece.shape, is_flat, freedom)[0]);
      ++count;
    }
  EXPECT_EQ(result.size(), count) << "two pieces of " << name << " are the same";
  return result;
}

// From a square, one square at a time.
std::set<Shape> grown(int size, bool is_flat) {
  auto const freedom = is_flat ? Freedom::reflected : Freedom::rotated;
  std::set<Shape> now = {{{0, 0, 0}}};
  for (int k = 1; k < size; ++k) {
    std::set<Shape> next;
    for (auto const& shape : now)
      for (auto const& cell : shape)
        for (std::size_t axis = is_flat ? 1 : 0; axis < 3; ++axis)
          for (int step : {-1, 1}) {
            auto more = shape;
            auto neighbour = cell;
            neighbour[axis] += step;
            if (std::ranges::binary_search(shape, neighbour)) continue;
            more.push_back(neighbour);
            std::ranges::sort(more);
            next.insert(orientations(more, is_flat, freedom)[0]);
          }
    now = next;
  }
  return now;
}

}  // namespace

TEST(PieceSets, AreComplete) {
  EXPECT_EQ(pieces_of("domino", true), grown(2, true));
  EXPECT_EQ(pieces_of("trominoes", true), grown(3, true));
  EXPECT_EQ(pieces_of("tetrominoes", true), grown(4, true));
  EXPECT_EQ(pieces_of("pentominoes", true), grown(5, true));
  EXPECT_EQ(grown(5, true).size(), 12u);
}

TEST(PieceSets, SomaHasAllIrregularPiecesOfAtMostFourCubes) { // those that have a dent
  std::set<Shape> irregular;
  for (int size : {3, 4})
    for (auto const& shape : grown(size, false)) {
      Cell last = {0, 0, 0};
      for (auto const& cell : shape)
        for (std::size_t k = 0; k < 3; ++k) last[k] = std::max(last[k], cell[k]);
      if (index(shape.size()) != index((last[0] + 1) * (last[1] + 1) * (last[2] + 1))) irregular.insert(shape);
    }
  EXPECT_EQ(pieces_of("soma", false), irregular);
  EXPECT_EQ(irregular.size(), 7u);
}

TEST(PieceSets, AreKnownByName) {
  EXPECT_EQ(known_sets(), "the sets are domino, trominoes, tetrominoes, pentominoes, soma");
  EXPECT_EQ(drawing_of_set("domino"), "piece D\n##\n");
  EXPECT_TRUE(drawing_of_set("hexominoes").empty());
  EXPECT_TRUE(drawing_of_set("").empty());
}
