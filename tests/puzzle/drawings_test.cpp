// Drawings of puzzles: what they mean, and every complaint.
#include "dlx/puzzle/drawings.hpp"
#include <gtest/gtest.h>

using namespace dlx;
using namespace dlx::packing;

namespace {

std::string message(std::string const& text) {
  try {
    read_puzzle({"puzzle", text});
  } catch (InputError const& e) {
    EXPECT_FALSE(e.help().empty()) << text;
    return std::to_string(e.line()) + ":" + std::to_string(e.column()) + ": " + e.message();
  }
  return "";
}

}  // namespace

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
