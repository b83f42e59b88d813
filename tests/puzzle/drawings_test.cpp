// Pieces: motions, and what they do to shapes; drawings, and every complaint; sets of pieces.
#include "dlx/puzzle/drawings.hpp"
#include "dlx/base/index.hpp"
#include "puzzles.hpp"
#include <gtest/gtest.h>
#include <algorithm>
#include <map>
#include <set>

using namespace dlx;
using namespace dlx::packing;

namespace {

Shape const probe = {{0, 0, 0}, {0, 0, 1}, {0, 0, 2}, {0, 1, 0}, {1, 0, 1}};  // it has no symmetry

std::vector<Polyomino> set_of_pieces(std::string const& name) {
  auto pieces = read_puzzle({"f", "board\n#\npiece one any\n#\nuse " + name + " any\n"}).pieces;
  pieces.erase(pieces.begin());
  return pieces;
}
// Two shapes are one piece if they have the same first orientation.
Shape first_orientation(Shape const& shape, bool is_flat) { return orientations(shape, is_flat, is_flat ? Freedom::reflected : Freedom::rotated)[0]; }
std::set<Shape> shapes_of(std::string const& name, bool is_flat) {
  std::set<Shape> result;
  for (auto const& piece : set_of_pieces(name)) EXPECT_TRUE(result.insert(first_orientation(piece.shape, is_flat)).second) << name;
  return result;
}
// All pieces, from a square, one square at a time.
std::set<Shape> grown(int size, bool is_flat) {
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
            next.insert(first_orientation(more, is_flat));
          }
    now = next;
  }
  return now;
}
std::string message(std::string const& text) {
  return complaint_of([&] { read_puzzle({"puzzle", text}); });
}

}  // namespace

TEST(Motions, AreGroupsOfTheKnownSizes) {
  for (auto [is_flat, freedom, n] : {std::tuple(true, Freedom::fixed, 1u), {true, Freedom::rotated, 4u}, {true, Freedom::reflected, 8u},
                                     {false, Freedom::fixed, 1u}, {false, Freedom::rotated, 24u}, {false, Freedom::reflected, 48u}}) {
    auto const all = motions(is_flat, freedom);
    EXPECT_EQ(all.size(), n);
    EXPECT_EQ(moved(probe, all[0]), probe) << "the identity is the first";
    std::set<Shape> seen;
    for (auto const& m : all) seen.insert(moved(probe, m));
    EXPECT_EQ(seen.size(), n);
    for (auto const& s : seen)
      for (auto const& m : all) EXPECT_TRUE(seen.contains(moved(s, m))) << "two motions are a third";
  }
}

TEST(Motions, BringCornersToTheirPlaces) {
  Shape const x = {{0, 0, 1}, {0, 1, 0}, {0, 1, 1}, {0, 1, 2}, {0, 2, 1}};
  EXPECT_EQ(corner(x), (Cell{0, 0, 0}));
  for (auto m : motions(false, Freedom::reflected))
    for (Cell const shift : {Cell{0, 0, 0}, {3, -1, 4}}) {
      m.shift = shift;
      EXPECT_EQ(corner(moved(x, bringing(x, m, {5, -6, 7}))), (Cell{5, -6, 7}));
    }
}

TEST(Motions, GiveKnownPiecesTheirOrientations) {
  std::map<std::string, std::size_t> const flat = {{"F", 8}, {"I", 2}, {"L", 8}, {"N", 8}, {"P", 8}, {"T", 4},
                                                   {"U", 4}, {"V", 4}, {"W", 4}, {"X", 1}, {"Y", 8}, {"Z", 4}};
  for (auto const& piece : set_of_pieces("pentominoes")) EXPECT_EQ(orientations(piece.shape, true, Freedom::reflected).size(), flat.at(piece.name)) << piece.name;
  std::map<std::string, std::size_t> const soma = {{"V", 12}, {"L", 24}, {"T", 12}, {"Z", 12}, {"A", 12}, {"B", 12}, {"P", 8}};
  for (auto const& piece : set_of_pieces("soma")) EXPECT_EQ(orientations(piece.shape, false, Freedom::rotated).size(), soma.at(piece.name)) << piece.name;
}

TEST(Drawings, AreReadAsTheyLook) {
  auto const p = read_puzzle({"f", "board\n.##\n##\n\npiece F fixed once\n##\npiece o any\n#. ..\n.. #.\nuse domino reflected 1"});
  EXPECT_EQ(p.board.shape, (Shape{{0, 0, 1}, {0, 0, 2}, {0, 1, 0}, {0, 1, 1}}));
  EXPECT_TRUE(p.is_flat());
  ASSERT_EQ(p.pieces.size(), 3u);
  EXPECT_EQ(p.pieces[0].name, "F");
  EXPECT_EQ(p.pieces[0].copies, 1);
  EXPECT_EQ(p.pieces[0].freedom, Freedom::fixed);
  EXPECT_EQ(p.pieces[0].shape, (Shape{{0, 0, 0}, {0, 0, 1}}));
  EXPECT_EQ(p.pieces[0].offset, 20u);
  EXPECT_EQ(p.pieces[1].copies, 0);
  EXPECT_EQ(p.pieces[1].freedom, std::nullopt);
  EXPECT_EQ(p.pieces[1].shape, (Shape{{0, 0, 0}, {1, 1, 0}})) << "layer by layer";
  EXPECT_EQ(p.pieces[2].name, "D");
  EXPECT_EQ(p.pieces[2].copies, 1);
  EXPECT_EQ(p.pieces[2].freedom, Freedom::reflected);
}

TEST(Drawings, ComplainsWithAPlace) {
  std::string const ok = "board\n##\n";
  EXPECT_EQ(message(""), "1:1: there is no board");
  EXPECT_EQ(message("piece I any\n#"), "2:2: there is no board");
  EXPECT_EQ(message(ok), "3:1: there are no pieces");
  EXPECT_EQ(message("board\npiece I any\n#\n"), "1:1: board has no squares");
  EXPECT_EQ(message("board\n##\npiece I\npiece K\n##"), "3:7: I has no squares");
  EXPECT_EQ(message("boards\n##\n"), "1:1: there is no heading 'boards'");
  EXPECT_EQ(message("board x\n##\n"), "1:7: a board has no name");
  EXPECT_EQ(message("board\n##\nboard\n##\n"), "3:1: there is a board already");
  EXPECT_EQ(message("board\n#x\n"), "2:2: a row cannot contain this");
  EXPECT_EQ(message("board\n##\n\n##\n"), "4:1: this row belongs to no picture");
  EXPECT_EQ(message("##\n"), "1:1: this row belongs to no picture");
  EXPECT_EQ(message(ok + "use domino\n##\n"), "4:1: this row belongs to no picture");
  EXPECT_EQ(message("board\n## ##\n##\n"), "3:1: this row has 1 part, but the first row has 2");
  EXPECT_EQ(message(ok + "piece\n##\n"), "3:1: this piece has no name");
  EXPECT_EQ(message(ok + "piece a@b\n##\n"), "3:7: 'a@b' cannot be the name of a piece");
  EXPECT_EQ(message(ok + "piece I\n##\npiece I\n#\n"), "5:7: there is a piece 'I' already");
  EXPECT_EQ(message(ok + "piece I twice\n##\n"), "3:9: a piece cannot be used 'twice'");
  for (auto how : {"0", "1000", "01", "-1", "1.5", "Any"})
    EXPECT_EQ(message(ok + "piece I " + how + "\n##\n"), std::string("3:9: a piece cannot be used '") + how + "'");
  EXPECT_EQ(message(ok + "piece I once any\n##\n"), "3:14: 'any' contradicts a word before it");
  EXPECT_EQ(message(ok + "piece I fixed rotated\n##\n"), "3:15: 'rotated' contradicts a word before it");
  EXPECT_EQ(message(ok + "use\n"), "3:1: use what?");
  EXPECT_EQ(message(ok + "use hexominoes\n"), "3:5: there is no set 'hexominoes'");
  EXPECT_EQ(message(ok + "piece I\n##\nuse pentominoes\n"), "5:5: there is a piece 'I' already");
  EXPECT_EQ(message(ok + "use domino\nuse domino\n"), "4:5: there is a piece 'D' already");
  EXPECT_EQ(message(ok + "piece I\n###\n"), "1:1: the board has 2 squares, but the pieces have 3");
  EXPECT_EQ(message(ok + "piece I\n###\npiece o any\n#\n"), "1:1: the board has 2 squares, but the pieces have 3");
  EXPECT_EQ(message("board\n" + std::string(1001, '#')), "2:1001: this picture is too large");
}

TEST(PieceSets, AreComplete) {
  int size = 2;
  for (auto const* name : {"domino", "trominoes", "tetrominoes", "pentominoes"}) EXPECT_EQ(shapes_of(name, true), grown(size++, true));
  EXPECT_EQ(grown(5, true).size(), 12u);
  std::set<Shape> irregular;  // pieces of at most four cubes that are no boxes
  for (int cubes : {3, 4})
    for (auto const& shape : grown(cubes, false)) {
      Cell last = {0, 0, 0};
      for (auto const& cell : shape)
        for (std::size_t k = 0; k < 3; ++k) last[k] = std::max(last[k], cell[k]);
      if (index(shape.size()) != index((last[0] + 1) * (last[1] + 1) * (last[2] + 1))) irregular.insert(shape);
    }
  EXPECT_EQ(shapes_of("soma", false), irregular);
  EXPECT_EQ(irregular.size(), 7u);
  EXPECT_EQ(known_sets(), "the sets are domino, trominoes, tetrominoes, pentominoes, soma");
  EXPECT_EQ(drawing_of_set("domino"), "piece D\n##\n");
  EXPECT_TRUE(drawing_of_set("hexominoes").empty());
}
