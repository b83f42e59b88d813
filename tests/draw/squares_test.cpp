// Pictures of boards.
#include "dlx/draw/squares.hpp"
#include "drawn.hpp"
#include <fmt/format.h>

namespace {

using namespace dlx;
using namespace drawn;

TEST(Squares, BoardShowsThreeStates) {
  Trace const trace = searched(latin);
  Stage const stage(trace);
  Replay replay(trace);
  auto state = [&](char const* id) {
    return Drawn(draw_board(trace, replay, Grain::event)).look(id); };
  EXPECT_EQ(state("q0_0"), "square open");
  while (replay.path().empty()) replay.forward();
  EXPECT_EQ(state("q0_0"), "square chosen");
  EXPECT_EQ(state("q1_1"), "square open");
  Trace const none = scripted(five, "cover C3\n");
  Stage const flat(none);
  Replay other(none);
  EXPECT_THROW(draw_board(none, other, Grain::event), std::invalid_argument);
  EXPECT_THROW(draw_links_and_board(flat, other, Grain::event),
    std::invalid_argument);
}

// Where pieces differ, an open square bears letters, and so does its sign.
TEST(Squares, TheLegendOfABoardShowsWhatItsSquaresBear) {
  auto sign = [](std::string const& text) {
    Trace const trace = searched(text);
    Replay const replay(trace);
    Drawn const board(draw_board(trace, replay, Grain::event));
    return board.nodes.at("key1b")["label"]; };
  EXPECT_NE(sign(latin).find("A B"), std::string::npos);
  EXPECT_NE(sign(queens3).find(ring_glyph), std::string::npos);
}

// Between "try" and the covers that follow it, the list does not know yet
// what the queen attacks. The board alone is drawn as if it did; beside the
// list, the board shows what the list knows.
TEST(Squares, AQueenOnTheBoardAloneClosesWhatSheAttacks) {
  std::string text = "R1 R2 R3 R4 C1 C2 C3 C4 |";
  for (int d = 0; d < 7; ++d)
    text += " A" + std::to_string(d) + " B" + std::to_string(d);
  text += '\n';
  for (int r = 0; r < 4; ++r)
    for (int c = 0; c < 4; ++c)
      text += "Q@(" + std::to_string(r) + ',' + std::to_string(c) + "): R"
        + std::to_string(r + 1) + " C" + std::to_string(c + 1) + " A"
        + std::to_string(r + c) + " B" + std::to_string(r - c + 3) + '\n';
  Trace const trace = searched(text);
  Stage const stage(trace);
  Replay replay(trace);
  int trials = 0, differences = 0;
  while (replay.forward()) {
    if (trace.events[replay.event() - 1].type != Event::Type::attempt) continue;
    ++trials;
    Drawn const alone(draw_board(trace, replay, Grain::event));
    Drawn const beside(draw_links_and_board(stage, replay, Grain::event));
    for (int r = 0; r < 4; ++r)
      for (int c = 0; c < 4; ++c) {
        bool stands = false, attacked = false;
        for (int o : replay.path()) {
          int const y = (o - 1) / 4, x = (o - 1) % 4;
          if (y == r and x == c) stands = true;
          else if (y == r or x == c or y + x == r + c or y - x == r - c)
            attacked = true;
        }
        auto const id = fmt::format("q{}_{}", r, c);
        EXPECT_EQ(alone.look(id), stands ? "square chosen"
          : attacked ? "square closed" : "square open") << trials << ' ' << id;
        differences += alone.look(id) != beside.look(id);
      }
  }
  EXPECT_EQ(trials, 16);
  EXPECT_GT(differences, 0);
}

// A board whose squares are items: all squares of a piece are painted, lines
// within it are not, and what is not a square is left blank.
TEST(Squares, PiecesOfSeveralSquaresAreWhole) {
  Trace const trace = searched("(0,0) (0,1) (1,1) (2,1)\n"
    "D@1: (0,0) (0,1)\nE@1: (0,1) (1,1)\nD@2: (1,1) (2,1)\n");
  Replay replay(trace);
  Drawn const before(draw_board(trace, replay, Grain::event));
  EXPECT_EQ(before.look("q0_1"), "square open");
  EXPECT_NE(before.nodes.at("q0_1")["label"].find("D E"), std::string::npos);
  EXPECT_EQ(before.nodes.count("q1_0"), 0u);
  while (replay.path().size() < 2) ASSERT_TRUE(replay.forward());
  Drawn const after(draw_board(trace, replay, Grain::event));
  for (char const* id : {"q0_0", "q0_1", "q1_1", "q2_1"})
    EXPECT_EQ(after.look(id), "square chosen") << id;
  std::set<std::string> joins;
  for (auto const& [id, box] : after.nodes)
    if (box["class"] == "join") joins.insert(id);
  EXPECT_EQ(joins, (std::set<std::string>{"q0_1j0", "q2_1j1"}));
}

TEST(Squares, TwoPiecesOnOneSquareAreBothShown) {
  Trace const trace = searched("A B\nx@(0,0): A\ny@(0,0): B\n");
  Replay replay(trace);
  while (replay.path().size() < 2) ASSERT_TRUE(replay.forward());
  Drawn const both(draw_board(trace, replay, Grain::event));
  EXPECT_NE(both.nodes.at("q0_0")["label"].find("x+y"), std::string::npos);
}

TEST(Squares, TheBoardBesideTheListCanBeSeen) {
  Trace const trace = searched(latin);
  Stage const stage(trace);
  Replay replay(trace);
  Shapes nodes, edges;
  read_dot(draw_links_and_board(stage, replay, Grain::event), nodes, edges);
  auto const& frame = nodes.at("frame");
  auto const& panel = nodes.at("panel");
  for (auto const& [id, box] : nodes)
    if (box["class"].starts_with("square")) {
      EXPECT_GT(box.w, 80) << id;
      EXPECT_GT(box.x - box.w / 2, panel.x + panel.w / 2) << id;
      EXPECT_LT(box.x + box.w / 2, frame.x + frame.w / 2) << id;
      EXPECT_LT(std::abs(box.y - frame.y) + box.h / 2, frame.h / 2) << id;
    }
}

} // namespace
