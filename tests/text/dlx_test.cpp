// Tests of dlx/text/dlx.hpp: what DLX text may be, and what is written.
#include "text/reading.hpp"

using namespace dlx;
using namespace reading;

namespace {

TEST(DlxText, CommentsAndBlanksAreSkipped) {
  auto const p = read("| a comment\n\n  | another\nA B\n\t\n  B   A  \n|A\n");
  EXPECT_EQ(names(p), "A B ");
  EXPECT_EQ(rows(p), (Rows{{2, 1}}));
}

TEST(DlxText, LineEndings) {
  auto const p = read("A B | X\nleft: A X\nB\n");
  EXPECT_EQ(read("A B | X\r\nleft: A X\r\nB\r\n"), p);
  EXPECT_EQ(read("A B | X\nleft: A X\nB"), p); // no newline at the end
  EXPECT_EQ(read("\xEF\xBB\xBF" "A B | X\nleft: A X\nB\n"), p);
  EXPECT_EQ(read("A\tB\t|\tX\nleft:\tA\tX\n\tB"), p);
}

TEST(DlxText, BarMayStickToTheNextWord) { // as in Knuth's reader
  EXPECT_EQ(read("A |X Y\nA X\n"), read("A | X Y\nA X\n"));
  EXPECT_EQ(names(read("A |5\nA\n")), "A | 5 ");
}

TEST(DlxText, BarMayHaveNothingAfterIt) { EXPECT_EQ(read("A B |\nA\n"), read("A B\nA\n")); }

TEST(DlxText, NamesOfAnyLengthAndScript) {
  std::string const name = "\xCE\xB1\xCE\xB2\xCE\xB3" + std::string(1000, 'x');
  auto const p = read(name + " | \xF0\x9F\x91\xA9\xE2\x80\x8D\xF0\x9F\x94\xAC\n" + name +
                      " \xF0\x9F\x91\xA9\xE2\x80\x8D\xF0\x9F\x94\xAC:r\xC3\xB6tlich\n");
  EXPECT_EQ(p.item(1).name, name);
  EXPECT_EQ(p.colour_name(p.option(1)[1].colour), "r\xC3\xB6tlich");
}

TEST(DlxText, NamesThatLookLikeOtherThings) {
  EXPECT_EQ(names(read("# {a} \"b\" -1 2,3 .\n2,3 # .\n")), "# {a} \"b\" -1 2,3 . ");
}

TEST(DlxText, ColoursAreKept) {
  auto const p = read("A B C | X Y\nA B X:0 Y:0\nA C X:1 Y:1\nX:0 Y:1\nB X:1\nC Y:1\n");
  EXPECT_TRUE(p.has_colours());
  EXPECT_EQ(p.option_count(), 5); // the third stays, and keeps its number
  EXPECT_FALSE(p.is_candidate(3));
  EXPECT_EQ(p.colour_name(p.option(2)[2].colour), "1");
  EXPECT_EQ(write_dlx(p), "A B C | X Y\nA B X:0 Y:0\nA C X:1 Y:1\nX:0 Y:1\nB X:1\nC Y:1\n");
}

TEST(DlxText, OptionNames) {
  auto const p = read("A B | X\nA@(0,0): A X\nB\na:b: A B\n");
  EXPECT_EQ(p.option_name(1), "A@(0,0)");
  EXPECT_EQ(p.option_name(2), "");
  EXPECT_EQ(p.option_name(3), "a:b");
}

TEST(DlxText, LabelOfTheItemLine) {
  EXPECT_EQ(read("items: A B | X\nA X\n"), read("A B | X\nA X\n"));
  auto const secondary = read("items: | X Y\nX\nX Y\n");
  EXPECT_EQ(names(secondary), "| X Y ");
  EXPECT_EQ(secondary.primary_count(), 0);
  EXPECT_EQ(secondary.option_count(), 2);
  EXPECT_EQ(read("items: |X Y\nX\nX Y\n"), secondary);
  for (auto text : {"items:", "items:\n", "| nothing\n\nitems: |\n"}) {
    auto const empty = read(text);
    EXPECT_EQ(empty.item_count(), 0);
    EXPECT_EQ(empty.option_count(), 0);
  }
}

TEST(DlxText, EmptyOptionsKeepTheirNumbers) {
  auto const p = read("A\nnone:\nA\n:\n");
  EXPECT_EQ(rows(p), (Rows{{}, {1}, {}}));
  EXPECT_EQ(p.label(1), "none");
  EXPECT_EQ(p.label(3), "3");
}

TEST(DlxText, FirstLineComments) {
  EXPECT_EQ(names(read("| Sudoku\nA B\nA\n")), "A B ");
  EXPECT_EQ(names(read("| A B C\nA B D\nA B\n")), "A B D ");
  EXPECT_EQ(names(read("| A B: two items\nA B\nA\n")), "A B ");
  EXPECT_EQ(names(read("| A A\nA\nA\n")), "A ");   // not a list of names
  EXPECT_EQ(names(read("| A B\nA | B\nA\n")), "A | B "); // a bar is no entry
  EXPECT_EQ(names(read("| A B\nitems: A B\nA\n")), "A B ");
  EXPECT_EQ(names(read("A B\n| A B\nA\n")), "A B "); // not at the beginning
}

TEST(DlxText, OnlyTheFirstEightCommentsAreSuspected) {
  std::string preface;
  for (int k = 0; k < 7; ++k) preface += "| remark\n";
  EXPECT_THROW(read(preface + "| X Y\nX\nX\n"), InputError);
  EXPECT_EQ(names(read(preface + "| remark\n| X Y\nX\nX\n")), "X ");
}

TEST(DlxText, PlainText) {
  auto const text = contents(data / "queens-4.dlx");
  EXPECT_EQ(write_dlx(read(text)), text);
  EXPECT_EQ(write_dlx(read("A\nA\n"), "two lines\n\nand one"), "| two lines\n|\n| and one\nA\nA\n");
}

TEST(DlxText, BoundsAndCosts) {
  auto const text = "A 2:3|B 2|C 0:1|D 1:*|E | X\nA B X:red |7\nn: C D |12\nC E\n: |3\n";
  auto const p = read(text);
  EXPECT_TRUE(p.has_bounds() and p.has_costs());
  EXPECT_EQ(p.item(2).bounds, (dlx::Bounds{2, 3}));
  EXPECT_EQ(p.item(5).bounds, (dlx::Bounds{1, dlx::unlimited}));
  EXPECT_EQ(p.item(6).bounds, (dlx::Bounds{0, 1}));
  EXPECT_EQ(p.cost(2), 12);
  EXPECT_EQ(write_dlx(p), text);
  expect_round_trip(p);
  EXPECT_EQ(read("1:1|A\nA |3 |4 |0\n"), read("A\nA |7\n"));  // costs are added
  auto const negative = "A B\nA |-7\nB |5\n";
  EXPECT_EQ(read(negative).cost(1), -7);
  EXPECT_EQ(write_dlx(read(negative)), negative);
  expect_round_trip(read(negative));
  EXPECT_FALSE(read("A\nA |5 |-5\n").has_costs());
  EXPECT_FALSE(read("1|A\nA |0\n").has_bounds());
  EXPECT_FALSE(read("1|A\nA |0\n").has_costs());
  EXPECT_THROW(write_matrix(read("2|A\nA\n")), dlx::ProblemError);
  EXPECT_THROW(write_matrix(read("A\nA |1\n")), dlx::ProblemError);
  EXPECT_NE(read("A\nA |1\n"), read("A\nA\n"));
  EXPECT_NE(read("2|A\nA\n"), read("A\nA\n"));
}

// An item that may be left open for a price is an option at the end of the file.
TEST(DlxText, OpenItemsAreOptions) {
  EXPECT_EQ(write_dlx(read("?3|A B ?-2|C | X\nA B\nC X |4\n")), "A B C | X\nA B\nC X |4\n?A: A |3\n?C: C |-2\n");
  EXPECT_EQ(read("?0|A\n"), read("A\n?A: A\n"));
}

TEST(DlxText, LabelWhereItIsNeeded) {
  EXPECT_EQ(write_dlx(Problem()), "items:\n");
  EXPECT_EQ(write_dlx(read("items: | X\nX\n")), "items: | X\nX\n");
  EXPECT_EQ(write_dlx(read("0 1\n1 0\n", Syntax::dlx)), "items: 0 1\n1 0\n");
  EXPECT_EQ(write_dlx(read("{ }\n}\n", Syntax::dlx)), "items: { }\n}\n");
  EXPECT_EQ(write_dlx(read("#a 0\n0\n", Syntax::dlx)), "items: #a 0\n0\n");
  EXPECT_EQ(write_dlx(read("0,1 1,0\n0,1\n", Syntax::dlx)), "items: 0,1 1,0\n0,1\n");
  EXPECT_EQ(write_dlx(read("A\nA\n"), "A B"), "| A B\nitems: A\nA\n");
  EXPECT_EQ(write_dlx(read("A\nA\n"), "about A"), "| about A\nitems: A\nA\n");
  EXPECT_EQ(write_dlx(read("A\nA\n"), "about B"), "| about B\nA\nA\n");
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

TEST(DlxText, CommentMustBeText) {
  EXPECT_THROW(write_dlx(read("A\n"), "a\x01"), InputError);
}

} // namespace
