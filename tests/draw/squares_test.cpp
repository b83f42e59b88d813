// Pictures of boards, and of matrices.
#include "dlx/draw/squares.hpp"
#include "dlx/puzzle/board.hpp"
#include "drawn.hpp"
#include <fmt/format.h>
#include <set>

namespace {

using namespace dlx;
using namespace drawn;

// What is on the board is in its legend, and nothing else. Where pieces differ, an open square
// bears letters, and so does its sign.
TEST(Squares, TheLegendOfABoardShowsWhatItsSquaresBear) {
  for (std::string const& text : {latin_2, queens3}) {
    Trace const trace = searched(text);
    Replay replay(trace);
    do {
      Drawn const board(draw_board(trace, replay, Grain::event));
      std::set<std::string> occurring;
      for (auto const& [id, box] : board.nodes)
        if (auto const& look = box["class"]; look.starts_with("square "))
          occurring.insert(look == "square chosen" ? "chosen" : look == "square open" ? "still possible"
            : look == "square closed" ? "impossible now" : "given");
      auto const signs = signs_of(board);
      EXPECT_EQ(legend_of(board), occurring);
      if (signs.contains("still possible")) {
        EXPECT_NE(signs.at("still possible").find(text == latin_2 ? "A B" : ring_glyph), std::string::npos);
      }
    } while (replay.forward());
  }
}

// The marks in an open square: each symbol has its own place, in a table, and leaves a gap.
std::vector<std::string> marks_in(Element const& square) {
  std::vector<std::string> marks;
  auto const& label = square["label"];
  for (auto at = label.find("<TD"); at != std::string::npos; at = label.find("<TD", at + 1)) {
    auto const from = label.find('>', at) + 1;
    marks.push_back(label.substr(from, label.find("</TD>", from) - from));
  }
  return marks;
}
Trace sudoku() { // of order nine; the book shows it
  std::ifstream in("figures/sudoku.dlx");
  std::ostringstream text;
  text << in.rdbuf();
  return searched(text.str());
}

// What is given is there from the beginning, and bold; all else has pencil marks in three rows of three.
TEST(Squares, ASudokuHasGivensBoxesAndPencilMarks) {
  Trace const trace = sudoku();
  auto const& problem = trace.problem;
  Board const board = *Board::of(problem);
  std::map<std::string, std::string> givens;
  for (int o = 1; o <= problem.option_count(); ++o)
    for (Entry const& e : problem.option(o))
      if (problem.item(e.item).name.starts_with("given(")) {
        auto const& p = board.place(o);
        givens[fmt::format("q{}_{}", p.row, p.column)] = p.symbol;
      }
  EXPECT_EQ(givens.size(), 23u);
  Replay replay(trace);
  for (std::size_t const event : {0u, 300u, 700u}) {
    while (replay.event() < event) ASSERT_TRUE(replay.forward());
    Drawn const now(draw_board(trace, replay, Grain::event));
    int open = 0;
    for (auto const& [id, box] : now.nodes) {
      if (not box["class"].starts_with("square ")) continue;
      EXPECT_EQ(box["class"] == "square given", givens.contains(id)) << id;
      if (givens.contains(id)) {
        EXPECT_NE(box["label"].find("<B>" + givens[id] + "</B>"), std::string::npos) << id;
      } else EXPECT_EQ(box["label"].find("<B>"), std::string::npos) << id;
      if (box["class"] != "square open") continue;
      ++open;
      auto const marks = marks_in(box);
      ASSERT_EQ(marks.size(), 9u) << id;
      EXPECT_EQ(std::count(marks.begin(), marks.end(), "") < 9, true) << id;
      for (std::size_t k = 0; k < 9; ++k) // each at its own place
        if (marks[k] != "") {
          EXPECT_EQ(marks[k], std::to_string(k + 1)) << id;
        }
      auto const& label = box["label"];
      int rows = 0;
      for (auto at = label.find("<TR>"); at != std::string::npos; at = label.find("<TR>", at + 1)) ++rows;
      EXPECT_EQ(rows, 3) << id;
    }
    EXPECT_GT(open, event < 700 ? 10 : 0);
    // Thick lines: around the board, and two more each way.
    std::set<std::string> walls;
    for (auto const& [id, box] : now.nodes)
      if (box["class"] == "wall") walls.insert(fmt::format("{} {}", box.w > box.h ? "row" : "column", std::lround(box.w > box.h ? -box.y : box.x)));
    std::set<std::string> expected;
    for (int k : {0, 3, 6, 9})
      for (char const* way : {"row", "column"}) expected.insert(fmt::format("{} {}", way, 56 * k));
    EXPECT_EQ(walls, expected);
  }
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
  EXPECT_EQ(marks_in(before.nodes.at("q0_1")), (std::vector<std::string>{"D", "E"}));
  EXPECT_EQ(before.nodes.count("q1_0"), 0u);
  while (replay.path().size() < 2) ASSERT_TRUE(replay.forward());
  Drawn const after(draw_board(trace, replay, Grain::event));
  for (char const* id : {"q0_0", "q0_1", "q1_1", "q2_1"})
    EXPECT_EQ(after.look(id), "square chosen") << id;
  // Neighbours have a wall between them unless both belong to one piece, or to none.
  std::map<std::string, int> const piece = {{"q0_0", 1}, {"q0_1", 1}, {"q1_1", 3}, {"q2_1", 3}};
  auto const number = [&](int r, int c) {
    auto const it = piece.find(fmt::format("q{}_{}", r, c));
    return it == piece.end() ? 0 : it->second; };
  auto const has_wall = [&](double x, double y) {
    return std::ranges::any_of(after.nodes, [&](auto const& node) {
      return node.second["class"] == "wall" and touches(node.second, {x, -y}, 0.1); }); };
  for (int r = 0; r < 4; ++r)
    for (int c = 0; c < 3; ++c) {
      EXPECT_EQ(has_wall(56 * c + 28, 56 * r), number(r - 1, c) != number(r, c)) << r << ' ' << c;
      EXPECT_EQ(has_wall(56 * c, 56 * r + 28), number(r, c - 1) != number(r, c)) << r << ' ' << c;
    }
}

TEST(Squares, TwoPiecesOnOneSquareAreBothShown) {
  Trace const trace = searched("A B\nx@(0,0): A\ny@(0,0): B\n");
  Replay replay(trace);
  while (replay.path().size() < 2) ASSERT_TRUE(replay.forward());
  Drawn const both(draw_board(trace, replay, Grain::event));
  EXPECT_NE(both.nodes.at("q0_0")["label"].find("x+y"), std::string::npos);
}

// The board is below the list, so that the list may be as wide as the page; no words overlap.
TEST(Squares, TheBoardBelowTheListCanBeSeen) {
  for (Trace const& trace : {searched(latin_2), golden("queens-4")}) {
    Stage const stage(trace);
    Replay const replay(trace);
    Drawn const now(draw_links_and_board(stage, replay, Grain::event)), alone(draw_links(stage, replay, Grain::event));
    auto const& frame = now.nodes.at("frame");
    auto const& panel = now.nodes.at("panel");
    EXPECT_EQ(frame.w, alone.nodes.at("frame").w); // not wider
    EXPECT_LT(frame.h, alone.nodes.at("frame").h + 260);
    for (auto const& [id, box] : now.nodes)
      if (box["class"].starts_with("square")) {
        EXPECT_GE(box.w, 40) << id;
        EXPECT_LT(box.y + box.h / 2, panel.y - panel.h / 2) << id; // in DOT, y grows upwards
        EXPECT_LT(std::abs(box.x - frame.x) + box.w / 2, frame.w / 2) << id;
        EXPECT_LT(std::abs(box.y - frame.y) + box.h / 2, frame.h / 2) << id;
      }
    for (auto const& [id, a] : now.nodes)
      for (auto const& [other, b] : now.nodes)
        if (id < other and a.y < panel.y - panel.h / 2 and b.y < panel.y - panel.h / 2 and not a["class"].starts_with("square")) {
          EXPECT_FALSE(std::abs(a.x - b.x) < (a.w + b.w) / 2 - 1 and std::abs(a.y - b.y) < (a.h + b.h) / 2 - 1) << id << ' ' << other;
        }
  }
}

// A board that is wider than its list, and one that is low, do not stick out of the sheet.
TEST(Squares, WideAndLowBoardsHaveTheirRoom) {
  std::string wide = "A\n";
  for (int c = 0; c < 13; ++c) wide += fmt::format("x@(0,{0}): A\ny@(1,{0}): A\nz@(2,{0}): A\n", c);
  for (std::string const& text : {wide, std::string("A B C\nx@(0,0): A\ny@(0,1): B\nz@(0,2): C\n")}) {
    Trace const trace = searched(text);
    Stage const stage(trace);
    Replay replay(trace);
    do {
      expect_all_on_the_sheet(Drawn(draw_links_and_board(stage, replay, Grain::event)));
    } while (replay.forward());
  }
}

TEST(Squares, NeedABoard) {
  Trace const none = scripted(five, "cover C3\n");
  EXPECT_THROW(draw_board(none, Replay(none), Grain::event), std::invalid_argument);
  EXPECT_THROW(draw_links_and_board(Stage(none), Replay(none), Grain::event), std::invalid_argument);
}

// --- Algorithm X by hand -------------------------------------------------------
TEST(Matrix, TheTenStepsOfTheReport) {
  Trace const trace = scripted(latin_2, "choose C3\ntry B@(1,0)\nchoose C2\n"
    "try A@(0,1)\nchoose C1\ntry B@(0,1)\nchoose C1\ntry A@(0,0)\nchoose C4\n"
    "try A@(1,1)\nstop\n");
  auto const steps = matrix_steps(trace);
  ASSERT_EQ(steps.size(), 10u);
  using Rows = std::vector<int>;
  EXPECT_EQ(steps[0].text.what, "choose C3");
  EXPECT_EQ(steps[0].item, 3);
  EXPECT_EQ(steps[1].chosen, Rows({7}));
  EXPECT_EQ(steps[1].settled, Rows());
  EXPECT_EQ(steps[2].text.what, "strike out rows 3 5 8");
  EXPECT_EQ(steps[2].settled, Rows({7}));
  EXPECT_EQ(steps[3].item, 2);
  EXPECT_EQ(steps[4].chosen, Rows({7, 2}));
  EXPECT_EQ(steps[5].text.what, "strike out rows 1 4 6");
  EXPECT_EQ(steps[5].text.detail, "now there are columns without any row: a dead end");
  EXPECT_EQ(steps[5].item, 0);
  EXPECT_EQ(steps[6].text.what, "back to C2");
  EXPECT_EQ(steps[6].tried, Rows({2}));
  EXPECT_EQ(steps[7].chosen, Rows({7, 6}));
  EXPECT_EQ(steps[8].text.what, "strike out row 2");
  EXPECT_EQ(steps[9].text.what, "solution: rows 7 6 1 4");
  // The columns that cannot be covered: C1 C4 C5 C8 C10 C11.
  Elements nodes, edges;
  read_dot(draw_matrix(trace.problem, steps[5]), nodes, edges);
  std::set<int> dead;
  for (int c = 1; c <= 12; ++c)
    if (nodes.at("left" + std::to_string(c))["class"] == "count dead")
      dead.insert(c);
  EXPECT_EQ(dead, std::set<int>({1, 4, 5, 8, 10, 11}));
  // Rows 1, 3, 4, 5, 6, 8 are struck out; the others are chosen.
  for (int o = 1; o <= 8; ++o)
    EXPECT_EQ(nodes.count("strike" + std::to_string(o)),
      o == 2 or o == 7 ? 0u : 1u) << o;
  EXPECT_TRUE(matrix_steps(scripted(five, "cover C3\n")).empty());
}

// Under each column is the number of rows that share no column with a chosen
// one that is settled, and have not been tried; here it is counted by sets.
TEST(Matrix, CountsTheRowsThatAreLeft) {
  int pictures = 0;
  for (Trace const& trace : random_searches()) {
    auto const& p = trace.problem;
    std::vector<std::set<int>> rows(1);
    for (int o = 1; o <= p.option_count(); ++o) {
      rows.emplace_back();
      for (Entry const& e : p.option(o)) rows.back().insert(e.item);
    }
    for (MatrixStep const& step : matrix_steps(trace)) {
      Drawn const now(draw_matrix(p, step));
      ++pictures;
      std::set<int> satisfied;
      for (int o : step.settled) satisfied.insert(rows[o].begin(), rows[o].end());
      std::vector<int> left(p.item_count() + 1, 0);
      for (int o = 1; o <= p.option_count(); ++o) {
        bool const chosen = std::count(step.chosen.begin(), step.chosen.end(), o) > 0;
        bool const tried = std::count(step.tried.begin(), step.tried.end(), o) > 0;
        bool rival = false;
        for (int c : rows[o]) rival = rival or satisfied.contains(c);
        if (chosen or not (rival or tried)) for (int c : rows[o]) ++left[c];
      }
      for (int c = 1; c <= p.item_count(); ++c) {
        auto const& box = now.nodes.at("left" + std::to_string(c));
        auto const text = satisfied.contains(c) ? std::string("\xe2\x9c\x93") : std::to_string(left[c]);
        EXPECT_NE(box["label"].find(">" + text + "<"), std::string::npos) << box["label"] << ' ' << text;
        bool const dead = left[c] == 0 and c <= p.primary_count();
        EXPECT_EQ(box["class"], dead ? "count dead" : "count");
      }
    }
  }
  EXPECT_GT(pictures, 20);
}

// What a step shows is in its legend, and nothing else; and the counts have a word.
TEST(Matrix, TheLegendNamesWhatOccurs) {
  std::set<std::string> ever;
  for (Trace const& trace : random_searches())
    for (MatrixStep const& step : matrix_steps(trace)) {
      Drawn const now(draw_matrix(trace.problem, step));
      std::set<std::string> occurring;
      auto const said = legend_of(now);
      for (auto const& [id, box] : now.nodes) {
        auto const& look = box["class"];
        if (look == "column chosen") occurring.insert("column branched on");
        if (look == "row chosen" or look == "row tried") occurring.insert(look);
        if (look == "strike") occurring.insert("struck out");
      }
      EXPECT_EQ(said, occurring);
      ever.insert(said.begin(), said.end());
      EXPECT_NE(now.nodes.at("left")["label"].find("rows left"), std::string::npos);
      EXPECT_EQ(now.nodes.at("left").y, now.nodes.at("left1").y);
    }
  EXPECT_EQ(ever.size(), 4u);
}

} // namespace

// A small matrix has the title and the detail of the large one; what is struck out has a line, what
// is satisfied a check mark of two lines, and no letter is smaller than eight points.
TEST(Squares, SmallMatricesShowTheSameSteps) {
  Trace const trace = scripted(latin_2, "choose C3\ntry B@(1,0)\nchoose C2\ntry A@(0,1)\nchoose C1\n"
    "try B@(0,1)\nchoose C1\ntry A@(0,0)\nchoose C4\ntry A@(1,1)\nstop\n");
  auto const steps = matrix_steps(trace);
  ASSERT_EQ(steps.size(), 10u);
  auto const lines = [](Tableau const& t, std::string const& colour) {
    return std::ranges::count_if(t.marks, [&](Mark const& m) { return m.points.size() == 2 and m.colour == colour; });
  };
  auto const sixth = small_matrix(trace.problem, steps[5], 6, 215), last = small_matrix(trace.problem, steps[9], 10, 215);
  EXPECT_EQ(sixth.marks.back().text.words, "6: strike out rows 1 4 6");
  EXPECT_EQ(lines(sixth, ink), 6) << "rows";
  EXPECT_EQ(lines(sixth, green), 2*6) << "columns";
  EXPECT_EQ(std::ranges::count(sixth.marks, vermilion, &Mark::colour), 6) << "zeros";
  EXPECT_EQ(lines(last, ink), 4);
  EXPECT_EQ(lines(last, green), 2*12);
  for (auto const& m : sixth.marks)
    if (m.points.size() == 1) {
      EXPECT_GE(m.text.size, 8) << m.text.words;
    }
}
