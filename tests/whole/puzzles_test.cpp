// Drawings and grids as people and other programs write them: each is read as it was meant, or refused with a way out.
#include "shell.hpp"
#include <gtest/gtest.h>

namespace {

std::string const eleven = ".123..7..5....6......42.51...4......73.....25......0...41.85......0....6..7..410.",
                  easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
                  solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179", quarter = "1..4..1..1..4..1",
                  many = ".123..7..5....6......42.51...4......73.....25......9...41.85......9....6..7..419.";
std::string rows(std::string const& grid, std::size_t width = 9) {
  std::string text;
  for (std::size_t k = 0; k < grid.size(); k += width) text += grid.substr(k, width) + "\n";
  return text;
}
std::string with(std::string text, char from, std::string const& to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != text.npos; at += to.size()) text.replace(at, 1, to);
  return text;
}
std::string framed(std::string const& edge, std::string const& middle) {
  std::string text = edge + "\n";
  for (std::size_t r = 0; r < 9; ++r) {
    if (r == 3 or r == 6) text += middle + "\n";
    for (std::size_t c = 0; c < 9; c += 3) text += "|" + easy.substr(9 * r + c, 3);
    text += "|\n";
  }
  return text + edge + "\n";
}
// A Latin square with a blank; its rows are those of a circle.
std::string turned(std::string row) {
  std::string text = "." + row.substr(1) + "\n";
  for (std::size_t k = 1; k < row.size(); ++k) text += row.substr(k) + row.substr(0, k) + "\n";
  return text;
}
// A grid of two-digit numbers, with few blanks.
std::string padded(int n, std::string const& blank) {
  int const b = n == 16 ? 4 : 5;
  std::string text;
  for (int k = 0; k < n * n; ++k) {
    int const r = k / n, s = (r % b * b + r / b + k % n) % n + 1;
    text += (k % 7 == 3 ? blank : std::string(s < 10 ? "0" : "") + std::to_string(s)) + (k % n == n - 1 ? "\n" : " ");
  }
  return text;
}

}  // namespace

TEST(Puzzles, AreReadAsMeantOrRefused) {
  std::string const flat = "board\n####\n####\n", solid = "board\n## ##\n## ##\n", four = rows(quarter, 4);
  struct Line { std::string make, text, out, err; };  // err: what is said; "" if nothing
  for (auto const& [make, text, out, err] : std::vector<Line>{
           // blanks in drawings
           {"polyomino", flat + "piece S 2\n ##\n##\n", "", "5:2: error: this row begins with a blank"},
           {"polyomino", flat + "piece S 2\n.##\n##\n", "0\n", ""},
           {"polyomino", flat + "piece T\n###\n #\npiece L\n###\n#\n", "", "6:2: error: this row begins with a blank"},
           {"polyomino", flat + "piece T\n###\n\t#\n", "", "6:2: error: this row begins with a blank"},
           {"polyomino", "board\n ##\n####\n ##\npiece D any\n##\n", "", "2:2: error: this row begins with a blank"},
           {"polyomino", "board\n# # # #\n# # # #\npiece L 2 rotated\n# # #\n# . .\n", "", "2:1: error: these are squares with blanks"},
           {"polyomino", flat + "piece L 2 rotated\n# # #\n# . .\n", "", "5:1: error: these are squares with blanks"},
           {"polyomino", flat + "piece H 2\n# #\n# #\n", "", "leave out the blanks for squares side by side, and write #.# for a gap"},
           {"polyomino", flat + "piece L 2\n# .\n# #\n", "", "leave out the blanks for squares side by side"},
           {"polyomino", flat + "piece C\n# #\n###\n", "", "this row has 1 part, but the first row has 2"},
           {"polyomino", flat + "piece C\n###\n# #\n", "", "this row has 2 parts, but the first row has 1"},
           {"polyomino", flat + "piece C 2\n## ##\n", "", "its rows have blanks, which separate layers: write . for an empty square"},
           {"polyomino", "board\n## #\n## #\npiece D any\n##\n", "", "2:1: error: the layers of this picture are 1 and 2 squares wide"},
           {"polyomino", "board\n##  ##\n## ##\npiece D any\n##\n", "", "3:4: error: this part does not begin below that of the first row"},
           {"polyomino", solid + "piece D any\n##\n", "9\n", "note: the board has 2 layers"},
           {"polyomino", "  board\n  ##\n  ##\n  piece D 2\n\t##\n", "2\n", ""},
           {"polyomino", "board\n###\n##.\npiece D 2\n##\n", "", "add a line piece gap any, and a line # below it"},
           {"polyomino", "board\n###\n##.\npiece D 2\n##\npiece gap any\n#\n", "4\n", ""},
           {"polyomino", flat + "piece S 2\n\t##\n ##\n", "", "5:2: error: this row begins with a blank"},
           {"polyomino", flat + "piece S 2\n\t##\n\t##\n", "1\n", ""},
           {"polyomino", "board\n##.##\n##.##\npiece W any\n## ##\n## ##\npiece o any\n#\n", "", "4:7: error: W fits nowhere"},
           // hopeless puzzles
           {"polyomino", "board\n###\n###\n###\nuse domino any\n", "0\n", "no choice of pieces has 9 squares"},
           {"polyomino", "board\n.###\n####\n####\n###.\nuse domino any\n", "0\n", "has 8 dark squares and 6 light ones"},
           {"polyomino", "board\n.##\n###\n##.\npiece L any\n##\n#.\npiece o\n#\n", "7\n", ""},
           {"polyomino", "board\n####\n####\n####\n####\n####\nuse tetrominoes\n", "0\n", "coloured like a chessboard"},
           {"polyomino", "board\n### ###\n### ##.\n### ###\nuse domino any\n", "0\n", "no choice of pieces has 17 squares"},
           {"polyomino", "board\n" + std::string(401, '#') + "\nuse domino any\n", "0\n", "no choice of pieces has 401 squares"},
           // zeros beside points
           {"sudoku", "1....2...\n3...4....\n.....5...\n..6......\n", "", "the grid ends here with 4 lines, which are no rows of 6 squares"},
           {"sudoku", eleven, "1\n", "note: 0 is a symbol of this grid"},
           {"latin 3 --givens -", "01.\n...\n...\n", "2\n", "note: 0 is a symbol"},
           {"sudoku", "0.2. .... .3.. ...1", "1\n", "note: 0 is a symbol"},
           {"sudoku", "0.?2 .... ...3 ..1.", "2\n", "and no 4"},
           {"sudoku", with(easy.substr(0, 9), '.', "0") + easy.substr(9), "1\n", ""},
           {"sudoku", "00.4 .... .3.. ...1", "3\n", ""},
           {"sudoku", "00.2 .... .3.. ...1", "", "0 stands twice in this row"},
           // other blanks, separators, headings, frames
           {"sudoku", four, "2\n", ""},
           {"sudoku", "1,?,?,4\n?,?,1,?\n?,1,?,?\n4,?,?,1\n", "2\n", ""},
           {"sudoku", with(four, '.', "*"), "2\n", ""},
           {"sudoku", with(four, '.', "_"), "2\n", ""},
           {"sudoku", with(four, '.', "x"), "2\n", ""},
           {"sudoku", "1xx4\n..1.\n.1..\n4..1\n", "", "'x' is not a symbol"},
           {"sudoku", "1,,,4\n,,1,\n,1,,\n4,,,1\n", "2\n", ""},
           {"sudoku", "1;;;4\r\n;;1;\r\n;1;;\r\n4;;;1\r\n", "2\n", ""},
           {"sudoku", "[[1, 0, 0, 4],\n [0, 0, 1, 0],\n [0, 1, 0, 0],\n [4, 0, 0, 1]]\n", "2\n", ""},
           {"sudoku", "{{1,0,0,4},{0,0,1,0},{0,1,0,0},{4,0,0,1}};\n", "2\n", ""},
           {"sudoku", "1,0,0,4,\n0,0,1,0,\n0,1,0,0,\n4,0,0,1,\n", "2\n", ""},
           {"sudoku", "\"1..4\",\n\"..1.\",\n\".1..\",\n\"4..1\"\n", "2\n", ""},
           {"sudoku", "1,,,4,\n,,1,,\n,1,,,\n4,,,1,\n", "", "20 squares"},
           {"sudoku", framed("*-----------*", "|---+---+---|"), "1\n", ""},
           {"sudoku", framed("+---+---+---+", "+---+---+---+"), "1\n", ""},
           {"sudoku", framed(".---.---.---.", ":---+---+---:"), "1\n", ""},
           {"sudoku", framed("\u250C\u2500\u2510", with("aaaa", 'a', "\u251C\u2500\u2500\u2500")), "1\n", ""},
           {"sudoku", framed("\u250C\u2500\u2510", "\u251C\u2500\u2524"), "", "6:2: error: the walls"},
           {"sudoku", "[Puzzle]\n" + rows(easy), "1\n", ""},
           {"sudoku", "Grid 01\n" + rows(easy), "1\n", ""},
           {"sudoku", "# a comment\n% another\n// and one\n" + rows(easy), "1\n", ""},
           {"sudoku", "Puzzle:\n" + four, "2\n", ""},
           {"sudoku", "No. 4\n" + four, "", "and # before a comment"},
           {"sudoku", four + "4 puzzles\n", "", "help: write . or 0 for a blank square, and # before a comment"},
           {"sudoku", "nonsense\n" + rows(easy), "", "1:8: error: this line has 8 squares"},
           {"sudoku", "puzzle,solution\n" + quarter + ",1234341221434321\n", "2\n", ""},
           {"sudoku", "\xEF\xBB\xBF" + quarter + ",1234341221434321\n", "2\n", ""},
           {"sudoku", "1234341221434321," + quarter + "\n", "2\n", ""},
           {"sudoku", with(quarter, '.', "-") + ",1234341221434321\n", "", "1:2: error: a dash stands beside squares"},
           {"sudoku", quarter + "," + quarter + "\n", "", "this line has 2 grids with blank squares, and 0 without"},
           {"sudoku", quarter + "," + quarter + "\n" + quarter + "," + quarter + "\n", "", "1:18: error: this line has 2 grids"},
           {"sudoku", "7,1234341221434321\n", "", "this line has 0 grids with blank squares, and 1 without"},
           {"sudoku", "1...............,1112133243324442\n", "", "1:19: error: 1 stands twice in this row"},
           {"sudoku", "1.....2.........,1112133243324442\n", "", "1:7: error: the other grid of this line has another symbol"},
           {"sudoku", "givens,regions\n...1....2.......,AAABACBBCCDBCDDD\n", "", "the regions of a jigsaw are not read"},
           {"sudoku", "A...............,AAABACBBCCDBCDDD\n", "", "1:19: error: A stands twice in this row"},
           {"sudoku", "1...............,1234214334124321\n", "", "stands twice in this box"},
           {"latin 4 --givens -", "1...............,1234234134124123\n", "144\n", ""},
           {"sudoku", "1...............,1112133243324442\n1...............,1112133243324442\n", "", "the second of 2 grids"},
           {"sudoku", "1...............,111213324/3324442\n", "", "'/' is not part of a grid"},
           {"sudoku", many + ",24\n" + many.substr(1) + ",25\n", "", "2:1: error: other lines are lists with a grid"},
           {"sudoku", many.substr(1) + ",25\n" + many + ",24\n", "", "1:1: error: other lines are lists with a grid"},
           {"sudoku", many + "\n" + many + ",24\n", "", "1:1: error: other lines are lists with a grid"},
           {"sudoku", "id,puzzle\n1," + many + "\n2," + with(many, '.', "-") + "\n", "", "3:1: error: other lines are lists with a grid"},
           {"sudoku", "id,puzzle\n1," + with(many, '.', "-") + "\n2," + many + "\n", "", "2:3: error: a dash stands"},
           {"sudoku", "id\tpuzzle\nEasy\t" + many + "\nHard\t" + many.substr(1) + "\n", "", "3:1: error: other lines"},
           {"sudoku", "id,puzzle\n\n1," + many + "\n\n# the end\n[End]\n----\n", "1\n", ""},
           {"sudoku", "id,grid\n7," + quarter + "\n", "2\n", ""},
           {"sudoku", "1---\n--2-\n-2--\n---1\n", "", "1:2: error: a dash stands beside squares"},
           // numbers with zeros in front
           {"sudoku", padded(16, " ."), "1\n", ""},
           {"sudoku", padded(16, "00"), "1\n", ""},
           {"sudoku", padded(16, "__"), "1\n", ""},
           {"sudoku", padded(16, ".."), "1\n", ""},
           {"sudoku", with(padded(16, "__"), '0', "_"), "", "'_1' is not a symbol"},
           {"sudoku", with(padded(16, "00"), ' ', " | "), "1\n", ""},
           {"sudoku", padded(25, "00"), "1\n", ""},
           {"latin 12 --givens -", turned("0123456789AB"), "1\n", "and no C"},
           // walls
           {"sudoku", "1 . | . 4\n. . | 1 .\n----+----\n. 1 | . .\n4 . | . 1\n", "2\n", ""},
           {"sudoku", "|1|.|.|4|\n+-+-+-+-+\n|.|.|1|.|\n+-+-+-+-+\n|.|1|.|.|\n+-+-+-+-+\n|4|.|.|1|\n", "2\n", ""},
           {"sudoku", "|1 .|. 4|\n|. .|1 .|\n|. 1 .|.|\n|4 .|. 1|\n", "", "3:6: error: the walls or blanks before this square"},
           {"sudoku", "1 .|. 4\n-------\n. .|1 .\n. 1|. .\n4 .|. 1\n", "", "the walls or blanks before this square"},
           {"sudoku", "+-+-+-+-+\n|1 .|. 4|\n+ +-+ +-+\n|. .|1 .|\n+-+-+-+-+\n|. 1|. .|\n+ +-+ +-+\n|4 .|. 1|\n+-+-+-+-+\n", "", "4:2: error: the walls"},
           {"sudoku", "1|. . 4\n.|. 1 .\n.|1 . .\n4|. . 1\n", "", "help: regions that are no boxes, as in a jigsaw, are not read"},
           {"sudoku", "123 | ..6\n... | ...\n456 | ...\n... | ...\n... | ...\n... | ...\n", "768\n", ""},
           {"sudoku", "1 .|. .|. .\n3 .|. 2|. .\n. .|. .|3 .\n---+---+---\n. 4|. .|. .\n. .|5 .|. .\n. .|. .|. 6\n", "",
            "help: for boxes of 3 by 2, say dlx make sudoku --boxes 3x2"},
           {"sudoku --boxes 3x2", "1 .|. .|. .\n3 .|. 2|. .\n. .|. .|3 .\n---+---+---\n. 4|. .|. .\n. .|5 .|. .\n. .|. .|. 6\n", "46\n", ""},
           {"sudoku", "1. | .. | .6\n.. | .. | ..\n.. | .. | ..\n.. | .. | ..\n.. | .. | ..\n.. | .. | ..\n", "", "boxes of 2 by 3"},
           // walls of blanks and empty lines
           {"sudoku", "1. .. ..\n3. .. 2.\n.. .. 3.\n\n.4 .. ..\n.. 5. ..\n.. .. .6\n", "", "1:4: error: the walls or blanks before this square"},
           {"sudoku --boxes 3x2", "1. .. ..\n3. .. 2.\n.. .. 3.\n\n.4 .. ..\n.. 5. ..\n.. .. .6\n", "60\n", ""},
           {"sudoku", "1 .  . .  . .\n3 .  . .  2 .\n. .  . .  3 .\n. 4  . .  . .\n. .  5 .  . .\n. .  . .  . 6\n", "",
            "help: for boxes of 3 by 2, say dlx make sudoku --boxes 3x2"},
           {"sudoku", "1.....\n3...2.\n....3.\n\n.4....\n..5...\n.....6\n", "", "5:1: error: the walls or blanks before this square"},
           {"sudoku", "1.,..,..\n3.,..,2.\n..,..,3.\n.4,..,..\n..,5.,..\n..,..,.6\n", "", "1:4: error: the walls or blanks"},
           {"sudoku", "1. .. .. 3. .. 2. .. .. 3. .4 .. .. .. 5. .. .. .. .6\n", "", "1:4: error: the walls or blanks"},
           {"sudoku", "1.. ...\n3.. .2.\n\n... .3.\n.4. ...\n\n..5 ...\n... ..6\n", "43\n", ""},
           {"sudoku", "1 . . . . .\n\n3 . . . 2 .\n\n. . . . 3 .\n\n. 4 . . . .\n\n. . 5 . . .\n\n. . . . . 6\n", "43\n", ""},
           {"sudoku", "1.. ...\n3.. .2.\n... .3.\n\n.4. ...\n..5 ...\n... ..6\n", "", "regions that are no boxes"},
           {"latin 4 --givens -", "1. .4\n.. 1.\n\n.1 ..\n4. .1\n", "", "help: for boxes of 2 by 2, say dlx make sudoku --boxes 2x2"},
           {"sudoku", "1 . .   .\n. . .   .\n. . .   .\n\n. . .   .\n", "", "1:9: error: the walls or blanks before this square"},
           {"sudoku", "1...\n\n....\n....\n....\n", "", "5:1: error: the walls or blanks before this square"},
           {"sudoku", "1...\n# c\n\t\n....\n....\n....\n", "", "6:1: error: the walls"},
           {"sudoku", "1...\n# c\n....\n....\n....\n", "72\n", ""},
           // walls below a part of a row, and the rule of Markdown
           {"sudoku", "1...\n....\n--\n....\n....\n", "", "4:1: error: the walls or blanks before this square"},
           {"sudoku", "1...\n....\n-\n....\n....\n", "", "4:1: error: the walls"},
           {"sudoku", "1...\n....\n  --\n....\n....\n", "", "4:1: error: the walls"},
           {"sudoku", "1...\n....\n==--\n....\n....\n", "", "4:1: error: the walls"},
           {"sudoku", "| 1 | . | . | 4 |\n|---|:-:|--:|---|\n| . | . | 1 | . |\n| . | 1 | . | . |\n| 4 | . | . | 1 |\n", "2\n", ""},
           {"sudoku", "|1|.|.|4|\n|-|-|-|-|\n|.|.|1|.|\n|-|-|-|-|\n|.|1|.|.|\n|-|-|-|-|\n|4|.|.|1|\n", "2\n", ""},
           {"sudoku", "1 .|. 4\n---+---\n. .|1 .\n. 1|. .\n4 .|. 1\n", "", "the walls or blanks before this square"},
           // regions of a jigsaw below the grid, and grids of several sizes
           {"sudoku", "1...\n..2.\n....\n...3\n\n1112\n1322\n3324\n3444\n", "", "6:1: error: here begins a grid without blanks"},
           {"sudoku", "1...\n..2.\n....\n...3\naaab\nacbb\nccbd\ncddd\n", "", "5:1: error: here begins a grid without blanks"},
           {"sudoku", "1000\n0020\n0000\n0003\n\n0001\n0211\n2213\n2333\n", "", "help: if these are the regions of a jigsaw, they are not read"},
           {"sudoku", "1.....2........3\n1112132233243444\n", "", "2:1: error: here begins a grid without blanks"},
           {"sudoku", "1....\n..2..\n.....\n...3.\n....5\n\n11122\n13122\n33324\n53444\n55554\n", "", "7:1: error: here begins a grid without blanks"},
           {"sudoku", rows(std::string(64, '.'), 8) + "\n" + rows(std::string(36, '.'), 6), "", "14 lines, which are no rows of 10 squares"},
           {"sudoku", "1.....3...2.....3.\n.4......5........6\n", "43\n", ""},
           {"sudoku", easy.substr(0, 50) + "\n" + easy.substr(50) + "\n", "1\n", ""},
           {"latin 4 --givens -", "1 .|. 4\n. .|1 .\n. 1|. .\n4 .|. 1\n", "", "help: for boxes of 2 by 2, say dlx make sudoku --boxes 2x2"},
           // words
           {"words 2x2", "AT TO don't AH HO it\u2019s TA ON O'H\n", "9\n", "note: 3 words with an apostrophe skipped"}}) {
    Scratch const scratch;
    auto const file = scratch.file("input", text);
    auto const made = run("dlx make " + make + " < " + file);
    auto const n = made.status == 0 ? run("dlx make " + make + " < " + file + " 2> /dev/null | dlx count").out : "";
    EXPECT_EQ(n, out) << make << "\n" << text << made.err;
    EXPECT_EQ(made.err.empty(), err.empty()) << make << "\n" << text << made.err;
    EXPECT_NE(made.err.find(err), made.err.npos) << make << "\n" << text << made.err;
    EXPECT_EQ(made.status, out.empty() ? 2 : 0) << text;
  }
}

// Several grids in a file: the loop that the message shows gives all answers.
TEST(Puzzles, AreAskedOneByOne) {
  std::string const four = rows(quarter, 4), nine = rows(easy), sixteen = quarter + "\n";
  struct Line { std::string make, text, answers; };
  for (auto const& [make, text, answers] : std::vector<Line>{
           {"sudoku", easy + "\n" + eleven + "\n", "1\n1\n"},
           {"sudoku", rows(easy + easy + easy + easy, 81), "1\n1\n1\n1\n"},
           {"sudoku", "quizzes,solutions\n" + easy + "," + solved + "\n" + eleven + ",-1\n", "1\n1\n"},
           {"sudoku", "[Sixteen squares each]\n" + sixteen + sixteen + "[End]\n", "2\n2\n"},
           {"sudoku", nine + "\n" + nine, "1\n1\n"},
           {"sudoku", nine + nine + nine + nine, "1\n1\n1\n1\n"},
           {"sudoku", "Grid 01\n" + nine + "Grid 02\n" + nine + "Grid 03\n" + nine, "1\n1\n1\n"},
           {"sudoku", framed("+---+---+---+", "+---+---+---+") + framed("+---+---+---+", "+---+---+---+"), "1\n1\n"},
           {"sudoku", sixteen + sixteen + sixteen + sixteen, "2\n2\n2\n2\n"},
           {"sudoku", nine + "\n\n" + nine + "\nGrid 03\n" + nine, "1\n1\n1\n"},
           {"sudoku", framed("+---+---+---+", "+---+---+---+") + "\n" + framed("+---+---+---+", "+---+---+---+") + framed("+---+---+---+", "+---+---+---+"), "1\n1\n1\n"},
           {"sudoku", "# " + easy + "\n" + easy + "\n\n# " + easy + "\n" + easy + "\n" + easy + "\n", "1\n1\n1\n"},
           {"sudoku", padded(16, "00") + "\n" + padded(16, "00"), "1\n1\n"},
           {"sudoku --boxes 2x2", "1. .4\n.. 1.\n.1 ..\n4. .1\n\n\n1. .4\n.. 1.\n.1 ..\n4. .1\n1. .4\n.. 1.\n.1 ..\n4. .1\n", "2\n2\n2\n"},
           {"latin 4 --givens", four + "\n" + four, "4\n4\n"}}) {
    Scratch const scratch;
    auto const file = scratch.file("my grid's", text);
    std::string const in = "PATH=\"$PWD/${B:-build}:$PATH\"; cd " + (scratch / "").string() + "; ";
    auto const refused = run(in + "dlx make " + make + " \"my grid's\" > /dev/null");
    EXPECT_EQ(refused.status, 2) << text;
    auto const at = refused.err.find("ask for each: ");
    ASSERT_NE(at, refused.err.npos) << text << refused.err;
    EXPECT_EQ(run(in + "mkdir T; export TMPDIR=$PWD/T; " + refused.err.substr(at + 14)).out, answers) << refused.err;
    EXPECT_EQ(run(in + "ls . T").out, ".:\nT\nmy grid's\n\nT:\n");
  }
  auto const mixed = run("printf '1...\\n....\\n\\n....\\n....\\n1...\\n....\\n....\\n....\\n1...\\n....\\n....\\n....\\n' | dlx make sudoku");
  EXPECT_NE(mixed.err.find("the second of 3 grids"), mixed.err.npos) << mixed.err;
  EXPECT_NE(mixed.err.find("help: write each into a file of its own"), mixed.err.npos) << mixed.err;
  auto const many = run("for k in $(seq 16); do echo " + quarter + "; done | dlx make sudoku");
  EXPECT_NE(many.err.find("the second of 16 grids"), many.err.npos) << many.err;
  EXPECT_NE(many.err.find("help: save this text as FILE, and ask for each: for k in"), many.err.npos) << many.err;
}

// A puzzle of one's own, made as CONTRIBUTING.md says: a chapter, with its line in dlx.w, and an entry with its header.
TEST(Puzzles, ANewOneTakesAChapterAndAnEntry) {
  Scratch const scratch;
  std::string const to = (scratch / "").string(), tangled = to + "src";
  ASSERT_EQ(run("cp -r chapters dlx.w " + to + " && cp tests/data/rooks.w " + to + "chapters/puzzle").status, 0);
  auto const changed = run("cd " + to + " && sed -i 's|^@i chapters/puzzle/comparison.w|&\\n@i chapters/puzzle/rooks.w|' dlx.w && sed -i '"
    "s|^#include \"dlx/puzzle/polyomino.hpp\"|&\\n#include \"dlx/puzzle/rooks.hpp\"|; s|^@<Describe rows and tiles@>=|&\\n"
    "{\"rooks\", \"n rooks in peace\", {number_of_rows}, {\"dlx make rooks 3\"}, [](Wishes\\& w) { return rooks(w.number()); }},@/|' chapters/command/make.w");
  ASSERT_EQ(changed.status, 0) << changed.err;
  scratch.file("main.cpp", R"(#include <iostream>
int main() { std::cout << dlx::count_covers(dlx::rooks(4)).covers; })");
  std::string const cxx = "${CXX:-g++} -std=c++20 -O0 -I" + tangled + " ";
  auto const made = run("tools/web tangle " + to + " - " + tangled + " && " + cxx + "-fsyntax-only " + tangled + "/dlx/command/make.cpp && " + cxx +
    "-include dlx/puzzle/rooks.hpp -include dlx/fast/engine.hpp " + to + "main.cpp " + tangled + "/dlx/puzzle/rooks.cpp build/libdlx_all.a -lfmt -lgmpxx -lgmp -pthread -o " + to + "rooks");
  ASSERT_EQ(made.status, 0) << made.err;
  EXPECT_EQ(run(to + "rooks").out, "24");
}
