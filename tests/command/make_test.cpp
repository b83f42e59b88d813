// Puzzles say in their first line how they were made, and have their numbers.
#include "command/helps.hpp"
#include <cstdlib>

TEST(Make, TheFirstLineMakesTheSameAgain) {
  for (std::string const command :
       {"queens 5 --trivial-diagonals", "queens 5", "torus 5 --diagonals primary", "torus 5", "domination 3 --queens 1", "domination 3",
        "latin 3", "pentominoes 6x10 --up-to-symmetry", "pentominoes 8x8 --without-center", "dominoes 2x3", "squares 3x5 3 2 1 1",
        "soma", "soma --up-to-symmetry", "langford 3 --up-to-symmetry", "langford 4", "permutations 3", "partitions 4 --tables 2",
        "partitions 4", "triples 7", "schoolgirls 9", "macmahon 2x3 --colours 2 --border", "macmahon 4x6 --colours 3 --up-to-symmetry",
        "pieces --army KQB --rows 4", "pieces --army KQBB --rows 4 --up-to-symmetry", "pieces --army KQ --rows 3 --priced"}) {
    auto const made = run("dlx make " + command);
    EXPECT_EQ(made.status, 0) << command << made.err;
    auto const first = made.out.substr(0, made.out.find('\n'));
    EXPECT_EQ(first, "| dlx make " + command);
    EXPECT_TRUE(run(first.substr(2)).out == made.out) << command;
  }
}

// The table at the beginning of the chapter, and settings that are not in it.
TEST(MakeTable, HasRightNumbers) {
  for (auto const& [puzzle, covers] : Table{
           {"queens 8", "92"}, {"torus 7", "28"}, {"domination 5 --queens 3", "16"}, {"latin 4", "576"}, {"sudoku --empty 4", "288"},
           {"polyomino tests/data/box.txt", "3"}, {"pentominoes 3x20 --up-to-symmetry", "2"}, {"dominoes 8x8", "12988816"},
           {"squares 3x5 3 2 1 1", "4"}, {"soma --up-to-symmetry", "480"}, {"langford 7 --up-to-symmetry", "26"}, {"permutations 5", "120"},
           {"macmahon 2x3 --colours 2", "416"}, {"words 5x5 tests/data/sator.txt", "2"}, {"partitions 10", "115975"}, {"triples 9", "840"},
           {"schoolgirls 9", "20160"}, {"pieces --rows 4 --army KQB", "24"},
           {"queens 6 --trivial-diagonals", "4"}, {"torus 5 --diagonals primary", "10"}, {"pentominoes 8x8 --without-center --up-to-symmetry", "65"},
           {"dominoes 2x3", "3"}, {"dominoes 4x5", "95"}, {"langford 3", "2"}, {"partitions 5 --tables 2", "15"}, {"triples 7", "30"},
           {"triples 8", "0"}})
    EXPECT_EQ(run("dlx make " + puzzle + " | dlx count").out, covers + '\n') << puzzle;
}

TEST(MakeBoards, TakeGrids) {
  std::string const latin = "echo 'A.. .B. ...' | dlx make latin 3 --givens - | ", first = " | head -n 1";
  expect_prints({{latin + "head -n 1", "| dlx make latin 3, 2 givens\n"}, {latin + "dlx count", "1\n"},
                 {"echo '24.. 1.2. ...2 4...' | dlx make sudoku" + first, "| dlx make sudoku, 4 by 4, boxes of 2 by 2, 6 givens\n"},
                 {"dlx make sudoku --empty 6 --boxes 3x2" + first, "| dlx make sudoku, 6 by 6, boxes of 3 by 2, 0 givens\n"},
                 {"dlx make dominoes 3x3 --without-center" + first, "| dlx make dominoes 3x3 --without-center\n"},
                 {"echo AB BA | dlx make words 2x2 --different" + first, "| dlx make words 2x2 --different\n"},
                 {"echo TAN ONE TO AN NE | dlx make words 2x3 - | dlx solve --board", "T A N\nO N E\n"},
                 {"dlx make triples 8 | dlx solve || echo $?", "1\n"}});
}

TEST(Make, RefusesWhatDoesNotFit) {
  expect_refusals({{"sudoku --empty 5", "dlx: error: a grid of 5 by 5 has no boxes; dlx make latin knows such squares\n"},
                   {"sudoku --empty 6 --boxes 2x2", "dlx: error: boxes of 2 by 2 squares do not fit into a grid of 6 by 6\n"},
                   {"sudoku --empty 6 --boxes 65536x65536", "dlx: error: boxes of 65536 by 65536 squares do not fit into a grid of 6 by 6\n"},
                   {"sudoku --empty 4 x", "dlx: error: an empty grid is not in a file; say either --empty or FILE\n"},
                   {"latin 3 --givens - < <(echo A. .B)", "dlx: error: standard input has a grid of 2 by 2; a Latin square of order 3 needs 3 by 3\n"},
                   {"macmahon 2x3 --colours 7", "dlx: error: macmahon: there must be 1 to 6 colours, not 7\n"},
                   {"pentominoes 6x9", "dlx make pentominoes 6x9:1:1: error: the board has 54 squares"},
                   {"langford 501", "dlx: error: "}, {"permutations 1001", "dlx: error: "}, {"partitions 17", "dlx: error: "}, {"partitions 4 --tables 5", "dlx: error: "},
                   {"triples 1", "dlx: error: "}, {"schoolgirls 5", "dlx: error: "}}, "dlx make ");
}

TEST(Make, WritesPuzzlesThatAreDrawn) {
  EXPECT_EQ(run("dlx make polyomino tests/data/soma.txt | tail -n +2").out, run("dlx make soma | tail -n +2").out);
  EXPECT_EQ(run("dlx make polyomino < tests/data/box.txt").out, run("dlx make polyomino tests/data/box.txt").out);
  EXPECT_EQ(run("dlx make polyomino tests/data/box.txt | dlx solve | dlx verify <(dlx make polyomino tests/data/box.txt)").out, "3 covers, 0 wrong\n");
}

// The answer of the chapter's first exercise.
TEST(MakePackings, CanBeDrawn) {
  auto const drawn = [](std::string const& drawing) { return "printf '" + drawing + "' | dlx make polyomino | tail -n +2"; };
  EXPECT_EQ(run(drawn("board\\n###\\n###\\nuse domino any\\n")).out, run("dlx make dominoes 2x3 | tail -n +2").out);
  EXPECT_EQ(run(drawn("board\\n#####\\n#####\\n#####\\npiece 3\\n###\\n###\\n###\\npiece 2\\n##\\n##\\npiece 1 2\\n#\\n")).out, run("dlx make squares 3x5 3 2 1 1 | tail -n +2").out);
}

TEST(MakeTable, HasSearchesOfAllSizes) {
  auto const told = [](std::string const& puzzle) {
    auto const r = run("dlx make " + puzzle + " | dlx count --engine links --stats");
    return r.out + r.err.substr(0, r.err.find(" nodes")) + r.err.substr(r.err.find("tried"), r.err.find(" dead") - r.err.find("tried"));
  };
  EXPECT_EQ(told("latin 2"), "2\n9tried, 0");
  EXPECT_EQ(told("queens 4"), "2\n17tried, 4");
  EXPECT_EQ(told("latin 3"), "12\n88tried, 0");
  EXPECT_EQ(told("soma"), "11520\n256917tried, 135919");
  if (std::getenv("DLX_LONG")) {
    EXPECT_EQ(told("pentominoes 6x10"), "9356\n3620988tried, 2408971");
    EXPECT_EQ(told("dominoes 8x8"), "12988816\n50102176tried, 0");
  }
}
