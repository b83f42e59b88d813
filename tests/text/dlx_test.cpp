// Tests of dlx/text/dlx.hpp: what DLX text may be, and what is written.
#include "text/reading.hpp"

using namespace dlx;
using namespace reading;

namespace {

// A text, and what is written when it has been read; "=" if that is the same.
struct Case { std::string text, written; Syntax syntax = Syntax::automatic; };

std::string preface() {
  std::string text;
  for (int k = 0; k < 7; ++k) text += "| remark\n";
  return text;
}

TEST(DlxText, IsReadAndWritten) {
  std::string const left = "A B | X\nleft: A X\nB\n";
  for (auto const& [text, expected, syntax] : std::vector<Case>{
         // comments, blanks, line endings
         {"| a comment\n\n  | another\nA B\n\t\n  B   A  \n|A\n", "A B\nB A\n"}, {"A B | X\r\nleft: A X\r\nB\r\n", left}, {"A B | X\nleft: A X\nB", left},
         {"\xEF\xBB\xBF" "A B | X\nleft: A X\nB\n", left}, {"A\tB\t|\tX\nleft:\tA\tX\n\tB", left},
         // a bar may stick to the next word, as in Knuth's reader, or have nothing after it
         {"A |X Y\nA X\n", "A | X Y\nA X\n"}, {"A |5\nA\n", "A | 5\nA\n"}, {"A B |\nA\n", "A B\nA\n"},
         // names that look like other things; colours; names of options; empty options
         {"# {a} \"b\" -1 2,3 .\n2,3 # .\n", "="}, {"A B C | X Y\nA B X:0 Y:0\nA C X:1 Y:1\nX:0 Y:1\nB X:1\nC Y:1\n", "="},
         {"A B | X\nA@(0,0): A X\nB\na:b: A B\n", "="}, {"A\nnone:\nA\n:\n", "="},
         // the label of the item line, also where it is needed
         {"items: A B | X\nA X\n", "A B | X\nA X\n"}, {"items: | X Y\nX\nX Y\n", "="}, {"items: |X Y\nX\nX Y\n", "items: | X Y\nX\nX Y\n"}, {"items:", "items:\n"},
         {"| nothing\n\nitems: |\n", "items:\n"}, {"0 1\n1 0\n", "items: 0 1\n1 0\n", Syntax::dlx}, {"{ }\n}\n", "items: { }\n}\n", Syntax::dlx},
         {"#a 0\n0\n", "items: #a 0\n0\n", Syntax::dlx}, {"0,1 1,0\n0,1\n", "items: 0,1 1,0\n0,1\n", Syntax::dlx},
         // comments at the beginning, of which eight are suspected
         {"| Sudoku\nA B\nA\n", "A B\nA\n"}, {"| A B C\nA B D\nA B\n", "A B D\nA B\n"}, {"| A B: two items\nA B\nA\n", "A B\nA\n"}, {"| A A\nA\nA\n", "A\nA\n"},
         {"| A B\nA | B\nA\n", "A | B\nA\n"}, {"| A B\nitems: A B\nA\n", "A B\nA\n"}, {"A B\n| A B\nA\n", "A B\nA\n"}, {preface() + "| remark\n| X Y\nX\nX\n", "X\nX\n"},
         // bounds and costs; items that may be left open
         {"A 2:3|B 2|C 0:1|D 1:*|E | X\nA B X:red |7\nn: C D |12\nC E\n: |3\n", "="}, {"1:1|A\nA |3 |4 |0\n", "A\nA |7\n"}, {"A B\nA |-7\nB |5\n", "="},
         {"A\nA |5 |-5\n", "A\nA\n"}, {"1|A\nA |0\n", "A\nA\n"}, {"?3|A B ?-2|C | X\nA B\nC X |4\n", "A B C | X\nA B\nC X |4\n?A: A |3\n?C: C |-2\n"}, {"?0|A\n", "A\n?A: A\n"}}) {
    auto const p = read(text, syntax);
    EXPECT_EQ(write_dlx(p), expected == "=" ? text : expected) << text;
    expect_round_trip(p);
  }
  EXPECT_THROW(read(preface() + "| X Y\nX\nX\n"), InputError);
}

TEST(DlxText, NamesOfAnyLengthAndScript) {
  std::string const name = "\xCE\xB1\xCE\xB2\xCE\xB3" + std::string(1000, 'x'), other = "\xF0\x9F\x91\xA9\xE2\x80\x8D\xF0\x9F\x94\xAC";
  auto const p = read(name + " | " + other + "\n" + name + " " + other + ":r\xC3\xB6tlich\n");
  EXPECT_EQ(p.item(1).name, name);
  EXPECT_EQ(p.colour_name(p.option(1)[1].colour), "r\xC3\xB6tlich");
}

TEST(DlxText, HasThisMeaning) {
  auto const p = read("A 2:3|B 1:*|E | X\nA B X:red |7\nX:red\nn: A B |12\n");
  EXPECT_TRUE(p.has_bounds() and p.has_costs() and p.has_colours());
  EXPECT_EQ(p.item(2).bounds, (dlx::Bounds{2, 3}));
  EXPECT_EQ(p.item(3).bounds, (dlx::Bounds{1, dlx::unlimited}));
  EXPECT_EQ(p.cost(3), 12);
  EXPECT_FALSE(p.is_candidate(2)); // it stays, and keeps its number
  EXPECT_EQ(p.label(2), "2");
  EXPECT_EQ(p.option_name(3), "n");
  EXPECT_NE(read("A\nA |1\n"), read("A\nA\n"));
  EXPECT_NE(read("2|A\nA\n"), read("A\nA\n"));
}

TEST(DlxText, Comments) {
  auto const p = read("A\nA\n");
  for (auto const& [comment, head] : {std::pair<std::string, std::string>{"two lines\n\nand one", "| two lines\n|\n| and one\n"}, {"about B", "| about B\n"},
                                      {"A B", "| A B\nitems: "}, {"about A", "| about A\nitems: "}})
    EXPECT_EQ(write_dlx(p, comment), head + "A\nA\n");
  EXPECT_THROW(write_dlx(p, "a\x01"), InputError);
  EXPECT_EQ(write_dlx(load("queens-4.dlx")), contents(data / "queens-4.dlx"));
}

TEST(DlxText, NumberingOfColoursDoesNotMatter) {
  Problem p;
  p.add_item("A");
  p.add_item("X", Kind::secondary);
  p.add_colour("unused");
  int const blue = p.add_colour("blue"), red = p.add_colour("red");
  p.add_option();
  p.add_entry(2, red);
  p.add_option("b");
  p.add_entry(2, blue);
  p.add_entry(1);
  EXPECT_EQ(write_dlx(p), "A | X\nX:red\nb: X:blue A\n");
  expect_round_trip(p);
}

} // namespace
