// Tests of dlx/text/format.hpp: three dialects, every message, and rough treatment.
#include "text/reading.hpp"
#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <random>
#include <sstream>

using namespace dlx;
using namespace reading;

namespace {

// ---- the files that the book uses -------------------------------------------

TEST(Data, Paper) {
  auto const p = load("paper.dlx");
  EXPECT_EQ(names(p), "A B C D E F G ");
  EXPECT_EQ(rows(p), (Rows{{3, 5, 6}, {1, 4, 7}, {2, 3, 6}, {1, 4}, {2, 7}, {4, 5, 7}}));
}

TEST(Data, FiveColumns) {
  auto const p = load("c5.dlx");
  EXPECT_EQ(names(p), "C1 C2 C3 C4 C5 ");
  EXPECT_EQ(rows(p), (Rows{{2, 3, 5}, {1, 4}, {2, 5}, {1, 3, 4}}));
}

TEST(Data, ReportInThreeDialects) {
  auto const p = load("report.dlx");
  EXPECT_EQ(rows(p), (Rows{{1, 4}, {1, 4, 7}, {2, 3, 6, 7}, {2, 7}, {3, 5, 6}, {4, 5, 7}}));
  EXPECT_EQ(load("report.csv"), p);
  EXPECT_EQ(load("report.txt"), p);
}

TEST(Data, Heuristic) {
  auto const p = load("heuristic.dlx");
  EXPECT_EQ(names(p), "A B C D E F G ");
  EXPECT_EQ(rows(p),
            (Rows{{3, 5, 6}, {1, 7}, {1, 2, 3, 4, 6}, {1, 2}, {5, 7}, {2, 5, 7}}));
}

TEST(Data, Latin) {
  auto const p = load("latin-2.dlx");
  EXPECT_EQ(p.primary_count(), 12);
  EXPECT_EQ(p.item_count(), 12);
  EXPECT_EQ(rows(p), (Rows{{1, 5, 9}, {2, 6, 9}, {3, 5, 10}, {4, 6, 10},
                           {1, 7, 11}, {2, 8, 11}, {3, 7, 12}, {4, 8, 12}}));
  EXPECT_EQ(p.option_name(1), "A@(0,0)");
  EXPECT_EQ(p.option_name(8), "B@(1,1)");
  EXPECT_EQ(p.find_option("B@(0,1)"), 6);
}

TEST(Data, Queens) {
  auto const p = load("queens-4.dlx");
  EXPECT_EQ(names(p), "R1 R2 R3 R4 F1 F2 F3 F4 | D1 D2 D3 D4 D5 B1 B2 B3 B4 B5 ");
  ASSERT_EQ(p.option_count(), 16);
  for (int x = 0; x < 4; ++x)
    for (int y = 0; y < 4; ++y) {
      std::vector<int> row = {x + 1, y + 5};
      if (x + y >= 1 and x + y <= 5) row.push_back(8 + x + y);
      if (y - x >= -2 and y - x <= 2) row.push_back(13 + y - x + 3);
      EXPECT_EQ(rows(p)[static_cast<std::size_t>(4 * x + y)], row);
    }
  EXPECT_EQ(p.option_name(5), "Q@(1,0)");
}

TEST(Data, Json) {
  auto const p = load("tiny.json");
  EXPECT_EQ(p, read("A B | X\nleft: A X:red\nB X\n"));
  EXPECT_EQ(write_json(p), contents(data / "tiny.json"));
}

// Each file in tests/data/broken has its complaint beside it; the book shows both.
TEST(Data, TheErrorsThatTheBookShows) {
  int count = 0;
  for (auto const& entry : std::filesystem::directory_iterator(data / "broken")) {
    auto path = entry.path();
    if (path.extension() == ".txt") continue;
    std::string const name = "tests/data/broken/" + path.filename().string();
    try {
      read_problem({name, contents(path)});
      ADD_FAILURE() << name << " has no error";
    } catch (InputError const& e) {
      EXPECT_EQ(std::string(e.what()) + '\n', contents(path.replace_extension(".txt")));
    }
    ++count;
  }
  EXPECT_EQ(count, 11);
}

// ---- notes ------------------------------------------------------------------

TEST(Notes, OptionsWithoutPrimaryItems) {
  std::vector<std::string> notes;
  read_problem({"-", "A | X Y\r\nX\r\nA X\r\n\r\nlazy: Y X:1\r\nempty:"}, Syntax::dlx, &notes);
  EXPECT_EQ(notes, (std::vector<std::string>{
    "standard input:2: note: option 1 has no primary item, so it is never chosen",
    "standard input:5: note: option lazy has no primary item, so it is never chosen",
    "standard input:6: note: option empty has no primary item, so it is never chosen"}));
}

TEST(Notes, MatrixAndJson) {
  std::vector<std::string> notes;
  read_problem({"m", "# zero\n1,1\n0,0\n"}, Syntax::automatic, &notes);
  read_problem({"j", "{\"options\":[\n{\"entries\":[]}],\n\"items\":[]}"},
               Syntax::automatic, &notes);
  EXPECT_EQ(notes, (std::vector<std::string>{
    "m:3: note: option 2 has no primary item, so it is never chosen",
    "j:2: note: option 1 has no primary item, so it is never chosen"}));
}

TEST(Notes, ItemsInNoOption) {
  auto const notes_of = [](std::string const& text) {
    std::vector<std::string> notes;
    read_problem({"f", text}, Syntax::automatic, &notes);
    return notes;
  };
  EXPECT_EQ(notes_of("A B C D | X\nA D\n"), std::vector<std::string>{"f: note: item 'B' is in no option, so there is no cover"});
  EXPECT_EQ(notes_of("A 0:2|B ?3|C | X\nA\n"), std::vector<std::string>{}); // B may stay alone, C has an option of its own
  EXPECT_EQ(notes_of("1 0 0\n1 0 1\n"), std::vector<std::string>{"f: note: item 'C2' is in no option, so there is no cover"});
}

// A sudoku in a line is read as an item with a long name.
TEST(Notes, NoOptionsAtAll) {
  std::vector<std::string> notes;
  read_problem({"grid.txt", "24..1.2....2 4..."}, Syntax::automatic, &notes);
  read_problem({"nothing", "A | B\nA\n"}, Syntax::dlx, &notes);
  EXPECT_EQ(notes, std::vector<std::string>{
    "grid.txt: note: there are no options, so nothing can be covered; the grid of a sudoku is no problem yet, but dlx make sudoku makes it one"});
}

// ---- every message ----------------------------------------------------------

struct Case {
  Syntax syntax;
  std::string text;
  int line, column;
  std::string message, help;
};

std::string const bars = "bars belong in the item line, or before a cost, as in A B |5; a comment needs a line of its own";
std::string const plain_name =
    "a name is a word without blanks, colons, bars, and characters that cannot be seen";
std::string const plain_option_name =
    "a name is a word without blanks, bars, and characters that cannot be seen";
std::string const colour_help = "write it without a blank after the colon, or remove the colon";
std::string const json_help =
    "look for a comma, colon, quote, or bracket too many or too few";
std::string const no_json = "a problem in JSON begins with {\"items\":[; if it is DLX text, say --format dlx";
std::string const like = "write it like this: ";
std::string const option_example = like + R"({"name":"a","entries":["C1"]})";
std::string const item_example = like + R"({"name":"X","kind":"secondary"})";
std::string const entry_example = like + R"("C1" or {"item":"X","colour":"red"})";

constexpr Syntax automatic = Syntax::automatic, dlx_ = Syntax::dlx, matrix = Syntax::matrix,
                 json = Syntax::json;

std::string const range = "write them like 2:3 (two or three times), 2 (exactly), or 1:* (at least)";
std::string const whole = "a cost is a bar and a whole number, such as |5 or |-5";
std::string const nine = "999999999 is the largest; a star means as often as you like";
std::string const too_much = "all costs together must not exceed 1000000000000000000; use a larger unit";
std::string const open_item = "write ?5|A if the item A may be left open, and that costs 5";
std::string const units = "count in smaller units";

std::vector<Case> const cases = {
  // characters
  {automatic, "A \xE9\n", 1, 3, "the byte 0xE9 is not UTF-8", "save the file as UTF-8"},
  {automatic, "| caf\xC3", 1, 6, "the byte 0xC3 is not UTF-8", "save the file as UTF-8"},
  {automatic, "\xFF\xFE" "A", 1, 1, "the byte 0xFF is not UTF-8", "save the file as UTF-8"},
  {automatic, std::string("A\0B", 3), 1, 2, "the text has a NUL byte",
   "remove what is not text, or save the file as UTF-8, not as UTF-16"},
  {automatic, "A B\rA\n", 1, 4, "a carriage return stands in the middle of a line",
   "end lines with newline, or with carriage return and newline"},
  {automatic, "A\r", 1, 2, "a carriage return stands in the middle of a line",
   "end lines with newline, or with carriage return and newline"},
  {automatic, "A \x1B[1m\n", 1, 3, "the text has the control character U+001B",
   "remove it; blanks and tabs separate words"},
  {automatic, "A \x7F\n", 1, 3, "the text has the control character U+007F",
   "remove it; blanks and tabs separate words"},
  {automatic, "A \xC2\x85\n", 1, 3, "the text has the control character U+0085",
   "remove it; blanks and tabs separate words"},
  // no items
  {automatic, "", 1, 1, "there is no item line",
   "the first line that is not a comment names the items, such as 'A B C | X Y'"},
  {automatic, " \n\n", 3, 1, "there is no item line",
   "the first line that is not a comment names the items, such as 'A B C | X Y'"},
  {automatic, "\n| X Y\n", 3, 1, "there is no item line",
   "the first line that is not a comment names the items, such as 'A B C | X Y'; "
   "line 2 begins with a bar and hence is a comment"},
  {automatic, "# text\n", 0, 0, "", ""}, // that is an item line
  // the item line
  {automatic, "A B A\n", 1, 5, "item 'A' is named twice", "remove it, or give it another name"},
  {automatic, "A | B A\n", 1, 7, "item 'A' is named twice", "remove it, or give it another name"},
  {dlx_, "0 1 2 1\n", 1, 7, "item '1' is named twice", "remove it, or give it another name"},
  {automatic, "A | X | Y\n", 1, 7, "the item line has a second bar",
   "one bar separates the primary items from the secondary ones"},
  {automatic, "A || X\n", 1, 3, "the item line has a second bar", "one bar separates the primary items from the secondary ones"},
  {automatic, "A |X |Y\n", 1, 6, "the item line has a second bar",
   "one bar separates the primary items from the secondary ones"},
  {automatic, "A|B C\n", 1, 1, "a bar stands inside the word 'A|B'", "put a blank before the bar"},
  {automatic, "2-3|A B\n", 1, 1, "the bounds in '2-3|A' are not one or two numbers",
   "write them like 2:3|A (two or three times), 2|A (exactly), or 1:*|A (at least)"},
  {automatic, "{\"format\":\"dlx-trace\",\"version\":1}\n{}\n", 1, 1, "this is a trace, and not a problem",
   "dlx draw, view, film, and check-trace read traces"},
  {automatic, "\x1F\x8B\b", 1, 1, "this is a compressed file", "unpack it first"},
  {automatic, "\xFD" "7zXZ\n", 1, 1, "this is a compressed file", "unpack it first"},
  {automatic, "\x93NUMPY\x01", 1, 1, "this is an array of numpy, and not a text", "write it as a text: numpy.savetxt(\"FILE.txt\", array, fmt=\"%d\")"},
  {automatic, "PK\x03\x04", 1, 3, "this is a spreadsheet or an archive, and not a text", "save the table as CSV, or unpack the archive"},
  {automatic, "%PDF-1.5\n%\xBF\n", 2, 2, "this is a PDF, and not a text", "was another file meant?"},
  {automatic, "A B| C\n", 1, 3, "a bar stands inside the word 'B|'", "put a blank before the bar"},
  {automatic, "A 2:3| B\n", 1, 3, "the item after the bounds '2:3|' is missing",
   "write bounds and name without blanks, such as 2:3|A"},
  {automatic, "1:2:3|A\n", 1, 1, "the bounds in '1:2:3|A' are not one or two numbers", range},
  {automatic, "*:2|A\n", 1, 1, "the bounds in '*:2|A' are not one or two numbers", range},
  {automatic, "*|A\n", 1, 1, "the bounds in '*|A' are not one or two numbers", range},
  {automatic, "2:|A\n", 1, 1, "the bounds in '2:|A' are not one or two numbers", range},
  {automatic, ":2|A\n", 1, 1, "the bounds in ':2|A' are not one or two numbers", range},
  {automatic, "2:**|A\n", 1, 1, "the bounds in '2:**|A' are not one or two numbers", range},
  {automatic, "1:1000000000|A\n", 1, 1, "a bound in '1:1000000000|A' has more than nine digits", nine},
  {automatic, "99999999999999999999:*|A\n", 1, 1, "a bound in '99999999999999999999:*|A' has more than nine digits", nine},
  {automatic, "1:999999999|A\nA\n", 0, 0, "", ""},
  {automatic, "items: 0|A\n", 1, 8, "the upper bound is 0 in '0|A'",
   "leave out the item, and the options that contain it"},
  {automatic, "B 3:2|A\n", 1, 3, "the lower bound is greater than the upper bound in '3:2|A'",
   "write the smaller number first"},
  {automatic, "A | X 0:2|Y\n", 1, 7, "the secondary item '0:2|Y' has bounds",
   "put it before the bar that separates the primary items"},
  {automatic, "2:3|A|B\n", 1, 1, "the word '2:3|A|B' has two bars",
   "an item has bounds once, such as 2:3|A"},
  {automatic, "2:3|A:1\n", 1, 5, "the item name 'A:1' has a colon", "a name has no colon, write 9.30 for 9:30; colours belong in the options"},
  {automatic, "2:3|A A\n", 1, 7, "item 'A' is named twice", "remove it, or give it another name"},
  {automatic, ":|A\n", 1, 1, "a bar stands inside the word ':|A'", "put a blank before the bar"},
  {automatic, "A X:0\n", 1, 3, "the item name 'X:0' has a colon", "a name has no colon, write 9.30 for 9:30; colours belong in the options"},
  {automatic, "A :\n", 1, 3, "the item name ':' has a colon", "a name has no colon, write 9.30 for 9:30; colours belong in the options"},
  {automatic, "A B:\n", 1, 3, "the item name 'B:' has a colon", "a name has no colon, write 9.30 for 9:30; colours belong in the options"},
  {automatic, "Items: A B\n", 1, 1, "the item line has the label 'Items:' instead of 'items:'",
   "the first line that is not a comment must name the items"},
  {automatic, "a: A B\n", 1, 1, "the item line has the label 'a:' instead of 'items:'",
   "the first line that is not a comment must name the items"},
  {automatic, ": A B\n", 1, 1, "the item line has the label ':' instead of 'items:'",
   "the first line that is not a comment must name the items"},
  {automatic, "items:A B\n", 1, 1,
   "the label 'items:' must be the first word of its line, with a blank after it",
   "write the line as 'items: A B | X Y'"},
  {automatic, "A items: B\n", 1, 3,
   "the label 'items:' must be the first word of its line, with a blank after it",
   "write the line as 'items: A B | X Y'"},
  {automatic, "A\xC2\xA0" "B C\n", 1, 1,
   "the item name 'A?B' has the character U+00A0, which cannot be seen", plain_name},
  {automatic, "A \xE2\x80\x8B\n", 1, 3,
   "the item name '?' has the character U+200B, which cannot be seen", plain_name},
  {automatic, "A B\xEF\xBB\xBF\n", 1, 3,
   "the item name 'B?' has the character U+FEFF, which cannot be seen", plain_name},
  // items of options
  {automatic, "A B\nA C\n", 2, 3, "there is no item 'C'", "the items are named in line 1"},
  {automatic, "Alice Bob\nalice\n", 2, 1, "there is no item 'alice'", "did you mean 'Alice'?"},
  {automatic, "Alice Bob\nBob Alise\n", 2, 5, "there is no item 'Alise'", "did you mean 'Alice'?"},
  {automatic, "A B\na\n", 2, 1, "there is no item 'a'", "did you mean 'A'?"},
  {automatic, "T1 R1\nT1 in R1: T1 R1\n", 2, 4, "there is no item 'in'", "a name has no blanks; write T1-in-R1:"},
  {automatic, "T1 R1\nthe first R2: T1 R1\n", 2, 1, "there is no item 'the'", "a name has no blanks; write the-first-R2:"},
  {automatic, "T1 R1\nT1 R1: T1 R1\n", 2, 4, "the colour of 'R1' is missing", "a name has no blanks; write T1-R1:"},
  {automatic, "A | X\nA X: red\n", 2, 3, "the colour of 'X' is missing", colour_help},
  {dlx_, "# two cats\nA B\nA\n", 2, 1, "there is no item 'A'", "a comment is a line that begins with a bar, as in | text"},
  {dlx_, "A B\n# both\nA B\n", 2, 1, "there is no item '#'", "a comment is a line that begins with a bar, as in | text"},
  {dlx_, "A\n1\n", 2, 1, "there is no item '1'", "the items are named in line 1"},
  {dlx_, "A B\nA,B\n", 2, 1, "there is no item 'A,B'", "names are separated by blanks"},
  {automatic, "| X Y\nX | Z\nX Y\n", 3, 3, "there is no item 'Y'",
   "line 1 begins with a bar and hence is a comment; if it names the items, begin it with "
   "'items: |'"},
  {automatic, "A B\nA\xC2\xA0" "B\n", 2, 1,
   "the item name 'A?B' has the character U+00A0, which cannot be seen", plain_name},
  {automatic, "A B\n" + std::string(50, 'x') + "\n", 2, 1,
   "there is no item '" + std::string(40, 'x') + "...'", "the items are named in line 1"},
  {automatic, "A B\nA B A\n", 2, 5, "item 'A' stands twice in this option", "remove one of the two"},
  {automatic, "A | X\nA X:1 X:2\n", 2, 7, "item 'X' stands twice in this option",
   "remove one of the two"},
  {automatic, "A | X\nA X X:2\n", 2, 5, "item 'X' stands twice in this option",
   "remove one of the two"},
  // colours
  {automatic, "A | X\nA:1 X\n", 2, 3, "primary item 'A' cannot have a colour",
   "only secondary items have colours; remove it"},
  {automatic, "A | X\nA X:\n", 2, 3, "the colour of 'X' is missing", colour_help},
  {automatic, "A | X\nA :red\n", 2, 3, "the item before the colon is missing",
   "write the item and its colour without blanks, such as X:red"},
  {automatic, "A | X\nA :\n", 2, 3, "the item before the colon is missing",
   "write the item and its colour without blanks, such as X:red"},
  {automatic, "A | X\nA X:1:2\n", 2, 3, "the word 'X:1:2' has two colons",
   "an item has one colour, such as X:red"},
  {automatic, "A | X\nA X::\n", 2, 3, "the word 'X::' has two colons",
   "an item has one colour, such as X:red"},
  {automatic, "A | X\n::\n", 2, 1, "the item before the colon is missing",
   "write the item and its colour without blanks, such as X:red"},
  {automatic, "A | X\nA X:\xC2\xA0\n", 2, 5,
   "the colour '?' has the character U+00A0, which cannot be seen", plain_name},
  // bars and costs
  {automatic, "A B\nA |1.5 B\n", 2, 3, "the cost '|1.5' is not a number", whole},
  {automatic, "A B\nA |-5 B\n", 0, 0, "", ""},
  {automatic, "A B\nA |-\n", 2, 3, "the cost '|-' is not a number", whole},
  {automatic, "A B\nA |--5\n", 2, 3, "the cost '|--5' is not a number", whole},
  {automatic, "A B\nA |+5\n", 2, 3, "the cost '|+5' is not a number", whole},
  {automatic, "A B\nA |-1234567890123456789\n", 2, 4, "the cost '-1234567890123456789' is too large", too_much},
  {automatic, "A B\nA |600000000000000000\nB |-400000000000000001\n", 3, 4,
   "with the cost '-400000000000000001', the sum of all costs is too large", too_much},
  {automatic, "A B\nA |600000000000000000\nB |-400000000000000000\n", 0, 0, "", ""},
  {automatic, "A B\n: |-5\n", 0, 0, "", ""},
  {automatic, "A B\nA |1000000000000000000\n", 0, 0, "", ""},
  {automatic, "A B\nA |-1000000000000000000\n", 0, 0, "", ""},
  {automatic, "A B\nA |1000000000000000001\n", 2, 4, "the cost '1000000000000000001' is too large", too_much},
  {automatic, "A B\nA |-1000000000000000001\n", 2, 4, "the cost '-1000000000000000001' is too large", too_much},
  {automatic, "A B\nA |99999999999999999999\n", 2, 4, "the cost '99999999999999999999' is too large", too_much},
  // items that may be left open
  {automatic, "A ?5|B\nA\n", 0, 0, "", ""},
  {automatic, "A ?-5|B ?C\nA ?C\n", 0, 0, "", ""},
  {automatic, "A ?x|B\nA\n", 1, 3, "the price in '?x|B' is not a number", open_item},
  {automatic, "A ?|B\nA\n", 1, 3, "the price in '?|B' is not a number", open_item},
  {automatic, "A ?-|B\nA\n", 1, 3, "the price in '?-|B' is not a number", open_item},
  {automatic, "A ?1:2|B\nA\n", 1, 3, "the price in '?1:2|B' is not a number", open_item},
  {automatic, "A ?5|\nA\n", 1, 3, "the item after the price '?5|' is missing", "write price and name without blanks, such as ?5|A"},
  {automatic, "A | ?5|B\nA\n", 1, 5, "the secondary item '?5|B' has a price", "put it before the bar that separates the primary items"},
  {automatic, "A ?5|2|B\nA\n", 1, 3, "the word '?5|2|B' has two bars", "an item has a price, such as ?5|A, or bounds, such as 2:3|A"},
  {automatic, "A ?5|B:C\nA\n", 1, 6, "the item name 'B:C' has a colon", "a name has no colon, write 9.30 for 9:30; colours belong in the options"},
  {automatic, "A ?5|A\nA\n", 1, 6, "item 'A' is named twice", "remove it, or give it another name"},
  {automatic, "A ?5|B ?B\nA\n", 1, 6, "'B' may be left open, so nothing else can be called '?B'", "choose another name for that"},
  {automatic, "A ?5|B\n?B: A\n", 1, 6, "'B' may be left open, so nothing else can be called '?B'", "choose another name for that"},
  {automatic, "A ?600000000000000000|B\nA |400000000000000001\n", 1, 4,
   "with the cost '600000000000000000', the sum of all costs is too large", too_much},
  {automatic, "A B\nA |1234567890123456789\n", 2, 4, "the cost '1234567890123456789' is too large",
   too_much},
  {automatic, "A B\nA |600000000000000000\nB |400000000000000001\n", 3, 4,
   "with the cost '400000000000000001', the sum of all costs is too large", too_much},
  {automatic, "A B\nA |600000000000000000\nB |400000000000000000\n", 0, 0, "", ""},
  {automatic, "A\n: |5 A\n", 2, 1, "the option name before the colon is missing",
   "write it without a blank before the colon, or remove the colon"},
  {automatic, "A\n: A |5\n", 2, 1, "the option name before the colon is missing",
   "write it without a blank before the colon, or remove the colon"},
  {automatic, "A B\nA | a remark\n", 2, 3, "a bar stands inside an option", bars},
  {automatic, "A B\nA|B\n", 2, 1, "a bar stands inside an option", bars},
  {automatic, "A B\nA |5x\n", 2, 3, "the cost '|5x' is not a number", whole},
  {automatic, "A B\nA |x\n", 2, 3, "a bar stands inside an option", bars},
  {automatic, "A B\nA|5\n", 2, 1, "a bar stands inside an option", bars},
  {automatic, "A | X\nA X:|\n", 2, 3, "a bar stands inside an option", bars},
  // names of options
  {automatic, "A | X\nX: red A\n", 2, 1, "the option name 'X' is the name of an item",
   "did you leave out a colour? If not, choose another name"},
  {automatic, "A B | X\nA: B\n", 2, 1, "the option name 'A' is the name of an item",
   "choose another name, or remove the colon"},
  {automatic, "A | X\nX:red: A\n", 2, 1, "the option name 'X:red' looks like an item with a colour",
   "choose another name"},
  {automatic, "A | X\nX:: A\n", 2, 1, "the option name 'X:' ends in a colon",
   "a single colon ends the name"},
  {automatic, "A\n17: A\n", 2, 1, "the option name '17' is a number",
   "options without a name go by their numbers; add a letter"},
  {automatic, "A\nitems: A\n", 2, 1, "the option name 'items' is the label of the item line",
   "only the first line that is not a comment can name the items"},
  {automatic, "A\n{}: A\n", 2, 1, "the option name '{}' means the empty cover",
   "choose another name"},
  {automatic, "A\na: A\n\na: A\n", 4, 1, "the option name 'a' is used twice",
   "line 2 has it first; choose another name"},
  {automatic, "A\n: A\n", 2, 1, "the option name before the colon is missing",
   "write it without a blank before the colon, or remove the colon"},
  {automatic, "A\na|b: A\n", 2, 1, "the option name 'a|b' has a bar", plain_option_name},
  {automatic, "A\na\xC2\xA0: A\n", 2, 1,
   "the option name 'a?' has the character U+00A0, which cannot be seen", plain_option_name},
  // a comment that could be the item line
  {automatic, "| X Y\nX\nX Y\n", 1, 3,
   "this line is a comment, but it could also be the item line",
   "if it names the items, begin it with 'items: |'; if not, change its words"},
  {automatic, "| about X: and Y\n\n|X Y Z\nX\na: X Y:1\n|\nX\n", 3, 2,
   "this line is a comment, but it could also be the item line",
   "if it names the items, begin it with 'items: |'; if not, change its words"},
  // which dialect
  {automatic, "0 1\n1 0\n", 1, 1, "this file could be a matrix, and it could be DLX text",
   "say --format matrix or --format dlx, or write 'items:' before the items"},
  {automatic, "# one column\n\n1\n", 3, 1, "this file could be a matrix, and it could be DLX text",
   "say --format matrix or --format dlx, or write 'items:' before the items"},
  {automatic, "0,0 0,1\n0,0 0,1\n", 1, 1, "this file could be a matrix, and it could be DLX text",
   "say --format matrix or --format dlx, or write 'items:' before the items"},
  // matrices
  {matrix, "", 1, 1, "the matrix has no rows", "write one row of zeros and ones a line"},
  {matrix, "# nothing\n", 2, 1, "the matrix has no rows", "write one row of zeros and ones a line"},
  {automatic, "\n1 0 1\n0 1\n", 3, 3, "this row has 2 entries instead of 3",
   "line 2, the first row, sets the width"},
  {automatic, "1,0\n0,1,1,1\n", 2, 5, "this row has 4 entries instead of 2",
   "line 1, the first row, sets the width"},
  {automatic, "1,0\n0\n", 2, 1, "this row has 1 entry instead of 2",
   "line 1, the first row, sets the width"},
  {matrix, "1 2 0\n", 1, 3, "the entry '2' is neither 0 nor 1",
   "below its names, a matrix has only zeros and ones"},
  {matrix, "1 101 0\n", 1, 3, "the entry '101' is neither 0 nor 1", "separate the entries by blanks or commas"},
  {automatic, "0,,1\n", 1, 3, "an entry is missing before this comma", "write 0 or 1 there, or delete the whole column"},
  {automatic, ",1\n", 1, 1, "an entry is missing before this comma", "write 0 or 1 there, or delete the whole column"},
  {automatic, "1,0\n0,1,\n", 2, 4, "an entry is missing after this comma", "write 0 or 1 there, or delete the whole column"},
  {automatic, ",\n", 1, 1, "an entry is missing before this comma", "write 0 or 1 there, or delete the whole column"},
  // JSON that is none
  {json, "", 1, 1, "the JSON text ends too early", "close all brackets and quotes"},
  {automatic, "{\"items\":[\n", 2, 1, "the JSON text ends too early", "close all brackets and quotes"},
  {automatic, "{a} {b}\n{a}\n", 1, 2, "this is not JSON from here on",
   no_json},
  {automatic, "{\n  name: 1}", 2, 3, "this is not JSON from here on",
   no_json},
  {automatic, "{\"items\" [", 1, 10, "this is not JSON from here on", json_help},
  {automatic, "{\"items\":[}]", 1, 11, "this is not JSON from here on", json_help},
  {automatic, "{\"items\":[],,", 1, 13, "this is not JSON from here on", json_help},
  {automatic, "{\"items\":[{\"name\" \"A\"}]}", 1, 19, "this is not JSON from here on", json_help},
  {automatic, "{\"items\":[],\"options\":[]} more", 1, 27, "this is not JSON from here on", json_help},
  {automatic, "{\"items\":\"a\tb\"}", 1, 10, "this is not JSON from here on", json_help},
  {automatic, "{\"items\":\"\\q\"}", 1, 10, "this is not JSON from here on", json_help},
  {automatic, "{\"items\":1e999}", 1, 10, "this number is too large", "costs are whole numbers, of at most eighteen digits"},
  {automatic, "{\"items\":[1 2]}", 1, 13, "this is not JSON from here on", json_help},
  {json, "[[[[[[[", 1, 7, "the brackets are nested too deeply",
   "the innermost object is an entry of an option"},
  // JSON of another shape
  {json, "[]", 1, 1, "the problem must be an object",
   like + R"({"items":[...],"options":[...]})"},
  {json, "17", 1, 1, "the problem must be an object",
   like + R"({"items":[...],"options":[...]})"},
  {automatic, "{}", 1, 1, "the key 'items' is missing in this object",
   "the keys here are items, options"},
  {automatic, R"({"items":[]})", 1, 1, "the key 'options' is missing in this object",
   "the keys here are items, options"},
  {automatic, R"({"items":[],"rows":[]})", 1, 13, "the key 'rows' is unknown here",
   "the keys here are items, options"},
  {automatic, R"({"items":[], "items":[]})", 1, 14, "the key 'items' stands twice in this object",
   "remove one of the two"},
  {automatic, R"({"items":7,"options":[]})", 1, 10, "items must be an array",
   like + R"("items":[{"name":"C1"}])"},
  {automatic, R"({"items":[],"options": null})", 1, 24, "options must be an array",
   like + R"("options":[{"entries":["C1"]}])"},
  {automatic, R"({"items":[["A"]],"options":[]})", 1, 11, "an item must be an object", item_example},
  {automatic, R"({"items":[{}],"options":[]})", 1, 11, "the key 'name' is missing in this object",
   "the keys here are name, kind, bounds"},
  {automatic, R"({"items":[{"name":1}],"options":[]})", 1, 19, "the name of an item must be a string",
   item_example},
  {automatic, R"({"items":[{"name":"A","kind":true}],"options":[]})", 1, 30,
   "the kind of an item must be a string", item_example},
  {automatic, R"({"items":[{"name":"A","kind":"tertiary"}],"options":[]})", 1, 30,
   "the kind 'tertiary' is unknown", "an item is primary or secondary"},
  {automatic, R"({"items":[{"name":"X","kind":"secondary"},{"name":"A"}],"options":[]})", 1, 51,
   "primary item 'A' comes after a secondary one", "put all primary items first"},
  {automatic, R"({"items":[{"name":"A"},{"name":"A"}],"options":[]})", 1, 32,
   "item 'A' is named twice", "remove it, or give it another name"},
  {automatic, R"({"items":[{"name":""}],"options":[]})", 1, 19, "the item name is empty", plain_name},
  {automatic, R"({"items":[{"name":"Rank 1"}],"options":[]})", 1, 19,
   "the item name 'Rank 1' has a blank", plain_name},
  {automatic, R"({"items":[{"name":"\u001b[1m"}],"options":[]})", 1, 19,
   "the item name '?[1m' has the character U+001B, which cannot be seen", plain_name},
  {automatic, R"({"items":[{"name":"X:1"}],"options":[]})", 1, 19, "the item name 'X:1' has a colon",
   plain_name},
  {automatic, R"({"items":[{"name":"X|1"}],"options":[]})", 1, 19, "the item name 'X|1' has a bar",
   plain_name},
  {automatic, R"({"items":[],"options":["A"]})", 1, 24, "an option must be an object", option_example},
  {automatic, R"({"items":[],"options":[{"name":"a"}]})", 1, 24,
   "the key 'entries' is missing in this object", "the keys here are name, entries, cost"},
  {automatic, R"({"items":[],"options":[{"entries":[],"costs":7}]})", 1, 38,
   "the key 'costs' is unknown here", "the keys here are name, entries, cost"},
  {automatic, R"({"items":[],"options":[{"entries":[{"":"A"}]}]})", 1, 37,
   "the key '' is unknown here", "the keys here are item, colour"},
  {automatic, R"({"items":[],"options":[{"entries":[],"cost":7.5}]})", 1, 45,
   "the cost '7.5' is not a whole number", units},
  {automatic, R"({"items":[],"options":[{"entries":[],"cost":-7.5 }]})", 1, 45,
   "the cost '-7.5' is not a whole number", units},
  {automatic, R"({"items":[],"options":[{"entries":[],"cost":-7 }]})", 0, 0, "", ""},
  {automatic, R"({"items":[],"options":[{"entries":[],"cost":"7"}]})", 1, 45,
   "the cost of an option must be a number", like + R"({"entries":["C1"],"cost":5})"},
  {automatic, R"({"items":[],"options":[{"cost":1234567890123456789,"entries":[]}]})", 1, 32,
   "the cost '1234567890123456789' is too large", too_much},
  {automatic, R"({"items":[{"name":"A","bounds":"2:1"}],"options":[]})", 1, 32,
   "the lower bound is greater than the upper bound in '2:1'", "write the smaller number first"},
  {automatic, R"({"items":[{"name":"A","bounds":[2,3]}],"options":[]})", 1, 32,
   "the bounds of an item must be a string", like + R"({"name":"A","bounds":"2:3"})"},
  {automatic, R"({"items":[{"name":"A","bounds":""}],"options":[]})", 1, 32,
   "the bounds in '' are not one or two numbers", range},
  {automatic, R"({"items":[{"name":"X","kind":"secondary","bounds":"0:1"}],"options":[]})", 1, 51,
   "a secondary item has the bounds '0:1'", "make it primary, and give it bounds such as 0:1"},
  {automatic, R"({"items":[],"options":[{"entries":[],"name":7}]})", 1, 45,
   "the name of an option must be a string", option_example},
  {automatic, R"({"items":[],"options":[{"entries":"A"}]})", 1, 35, "entries must be an array",
   option_example},
  {automatic, R"({"items":[],"options":[{"entries":[],"name":""}]})", 1, 45, "the option name is empty",
   plain_option_name},
  {automatic, R"({"items":[],"options":[{"entries":[],"name":"a:"}]})", 1, 45,
   "the option name 'a:' ends in a colon", "a single colon ends the name"},
  {automatic, R"({"items":[{"name":"A"}],"options":[{"entries":["A"],"name":":a"}]})", 1, 60,
   "the option name ':a' begins with a colon", "in a text, it would be taken for no name"},
  {automatic, R"({"items":[],"options":[{"entries":[-1]}]})", 1, 36, "an entry must be a string", entry_example},
  {automatic, R"({"items":[],"options":[{"entries":["A"]}]})", 1, 36, "there is no item 'A'",
   "name it among the items"},
  {automatic, R"({"items":[{"name":"A"}],"options":[{"entries":["a"]}]})", 1, 48,
   "there is no item 'a'", "did you mean 'A'?"},
  {automatic, R"({"items":[{"name":"A"}],"options":[{"entries":["A", "\u0041"]}]})", 1, 53,
   "item 'A' stands twice in this option", "remove one of the two"},
  {automatic, R"({"items":[],"options":[{"entries":[{"item":"A"}]}]})", 1, 36,
   "the key 'colour' is missing in this object", "the keys here are item, colour"},
  {automatic, R"({"items":[],"options":[{"entries":[{"item":"A","color":"red"}]}]})", 1, 48,
   "the key 'color' is unknown here", "the keys here are item, colour"},
  {automatic, R"({"items":[],"options":[{"entries":[{"item":1,"colour":"red"}]}]})", 1, 44,
   "the item of an entry must be a string", entry_example},
  {automatic, R"({"items":[],"options":[{"entries":[{"item":"A","colour":[]}]}]})", 1, 57,
   "the colour of an entry must be a string", entry_example},
  {automatic, R"({"items":[{"name":"A"}],"options":[{"entries":[{"item":"A","colour":"r"}]}]})",
   1, 69, "primary item 'A' cannot have a colour", "only secondary items have colours; remove it"},
  {automatic,
   R"({"items":[{"name":"X","kind":"secondary"}],"options":[{"entries":[{"item":"X","colour":"a b"}]}]})",
   1, 88, "the colour 'a b' has a blank", plain_name},
};

TEST(Messages, EveryOne) {
  for (Case const& c : cases) {
    SCOPED_TRACE(c.text);
    try {
      read(c.text, c.syntax);
      EXPECT_EQ(c.message, "");
    } catch (InputError const& e) {
      EXPECT_EQ(e.message(), c.message);
      EXPECT_EQ(e.help(), c.help);
      EXPECT_EQ(e.line(), c.line);
      EXPECT_EQ(e.column(), c.column);
    }
  }
}

TEST(Messages, CaretsMarkTheWord) {
  try {
    read("A | X\nA X:1:2\n");
    FAIL();
  } catch (InputError const& e) {
    EXPECT_STREQ(e.what(), "f:2:3: error: the word 'X:1:2' has two colons\n"
                           "  2 | A X:1:2\n"
                           "    |   ^^^^^\n"
                           "help: an item has one colour, such as X:red");
  }
}

// ---- writing ----------------------------------------------------------------

TEST(Write, RoundTrips) {
  for (auto text : {"items:", "items:\na:\n:\n", "items: | X Y\nX:1\nX:2 Y\n", "A\n", "A\nA\nA\n",
                    "items: 0\n0\n", "items: { }\n{ }\n", "A B | X\nn@(1,2): X:b A\nX:a\nB X:b\n:\n"})
    expect_round_trip(read(text));
  for (auto name : {"paper.dlx", "c5.dlx", "report.csv", "latin-2.dlx", "queens-4.dlx", "tiny.json"})
    expect_round_trip(load(name));
}

std::string write_plain(Problem const& p) { return write_dlx(p); }

TEST(Write, RefusesNamesThatCannotBeRead) {
  auto const with_option = [](std::string const& name) {
    Problem p;
    p.add_item("A");
    p.add_option(name);
    return p;
  };
  auto const with_item = [](std::string const& name) {
    Problem p;
    p.add_item(name);
    p.add_option();
    return p;
  };
  for (auto write : {write_plain, write_json}) {
    for (auto name : {"items", "A:b", "\xC2\xA0", "\xFF"}) {
      std::string what = "none";
      try {
        what = refusal(with_option(name), write);
      } catch (ProblemError const&) {
        continue; // a problem that cannot be built need not be refused
      }
      EXPECT_NE(what, "none") << name;
    }
    for (auto name : {"\xE2\x80\x8B", "a\xC2\x85", "\xFF"}) {
      std::string what = "none";
      try {
        what = refusal(with_item(name), write);
      } catch (ProblemError const&) {
        continue;
      }
      EXPECT_NE(what, "none") << name;
    }
  }
}

// ---- size -------------------------------------------------------------------

// Generous limits: they only tell linear from quadratic. And they are seconds of the processor, since
// others may use the machine.
template <class Job> double seconds(Job job) {
  auto const begin = std::clock();
  job();
  return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

TEST(Size, Megabytes) {  // five, or one in a hurry
  std::size_t const size = std::getenv("DLX_LONG") ? 5'000'000 : 1'000'000;
  std::string text;
  int const n = 20'000;
  for (int i = 0; i < n; ++i) text += "item" + std::to_string(i) + ' ';
  text += '\n';
  std::mt19937 random(1);
  int options = 0;
  for (; text.size() < size; ++options) {
    text += "o" + std::to_string(options) + ':';
    int const first = static_cast<int>(random() % (n - 10));
    for (int k = 0; k < 4; ++k) text += " item" + std::to_string(first + k);
    text += '\n';
  }
  Problem p;
  EXPECT_LT(seconds([&] { p = read(text); }), 5);
  EXPECT_EQ(p.option_count(), options);
  EXPECT_LT(seconds([&] { expect_round_trip(p); }), 30);
}

TEST(Size, NotesAndCommentsAreLinear) {
  std::string text = "A | X\n";
  for (int k = 0; k < 200'000; ++k) text += "X\n";
  std::vector<std::string> notes;
  EXPECT_LT(seconds([&] { read_problem({"f", text}, Syntax::dlx, &notes); }), 5);
  EXPECT_EQ(notes.size(), 200'001U);  // and A is in no option

  std::string many = "| Z\n";
  for (int k = 0; k < 100'000; ++k) many += "| X Y" + std::to_string(k) + '\n';
  for (int k = 0; k < 100'000; ++k) many += "X\n";
  EXPECT_LT(seconds([&] { EXPECT_THROW(read(many), InputError); }), 5);
  EXPECT_LT(seconds([&] { EXPECT_THROW(read(many + "Z\n"), InputError); }), 5);

  std::string both = "A B\n";  // it could be a matrix, so it is looked at again
  for (int k = 0; k < 400'000; ++k) both += "A B\n";
  EXPECT_LT(seconds([&] { EXPECT_EQ(read(both).option_count(), 400'000); }), 5);
}

TEST(Size, WideMatrixAndDeepJson) {
  std::string text;
  for (int o = 0; o < 50; ++o) {
    for (int i = 0; i < 50'000; ++i) text += (i + o) % 50 ? "0 " : "1 ";
    text += '\n';
  }
  EXPECT_LT(seconds([&] { EXPECT_EQ(read(text).item_count(), 50'000); }), 10);
  EXPECT_THROW(read(std::string(5'000'000, '['), Syntax::json), InputError);
  EXPECT_THROW(read("{\"items\":" + std::string(5'000'000, '[')), InputError);
}

TEST(Size, OneLongName) {
  std::string const name(3'000'000, 'x');
  EXPECT_EQ(read(name).item(1).name, name);
  EXPECT_LT(seconds([&] { EXPECT_THROW(read("A\n" + name), InputError); }), 5);
}

// ---- rough treatment ----------------------------------------------------------

class Mutator {
public:
  explicit Mutator(unsigned seed) : random(seed) {}
  std::string operator()(std::string text) {
    for (std::size_t k = 1 + below(4); k > 0; --k) change(text);
    return text;
  }

private:
  std::size_t below(std::size_t n) { return n == 0 ? 0 : random() % n; }
  void change(std::string& text) {
    static std::vector<std::string> const pieces = {
      "|", ":", " ", "\n", "\t", "\r", "\r\n", ",", "0", "1", "items:", "items: ", "| X Y\n", "{",
      "}", "[", "]", "\"", "\\", "\\u0000", "{}", "X", "A", "C1", "2:3|", "|5", "#", "\xC3\xA9",
      "\xC2\xA0", "\xE9", "\xEF\xBB\xBF", std::string(1, '\0'), "\x1B", "null", "\"kind\"",
      "\n\n", "A:", "a: ", "::", "name"};
    std::size_t const at = below(text.size() + 1), length = below(text.size() - at + 1);
    switch (below(6)) {
      case 0: text.insert(at, pieces[below(pieces.size())]); break;
      case 1: text.erase(at, 1 + below(3)); break;
      case 2: text.erase(at, below(12)); break;
      case 3: text.insert(below(text.size() + 1), text.substr(at, std::min<std::size_t>(length, 30))); break;
      case 4: if (at < text.size()) text[at] = static_cast<char>(random()); break;
      case 5: text.replace(at, below(4), pieces[below(pieces.size())]); break;
    }
  }
  std::mt19937 random;
};

TEST(Fuzz, EitherAProblemOrAnInputError) {
  std::vector<std::string> const seeds = {
    contents(data / "paper.dlx"), contents(data / "latin-2.dlx"), contents(data / "queens-4.dlx"),
    contents(data / "report.csv"), contents(data / "report.txt"), contents(data / "tiny.json"),
    "| X Y\nX\nX Y\n", "A B | X Y\na: A X:1\nB\n:\n", "items: | X Y\nX:a Y:b\nb: Y:a\n", "0 1\n1 0\n"};
  Mutator mutate(2024);
  int problems = 0, errors = 0;
  for (int round = 0; round < (std::getenv("DLX_LONG") ? 30'000 : 8000); ++round) {
    auto const text = mutate(seeds[static_cast<std::size_t>(round) % seeds.size()]);
    SCOPED_TRACE(testing::PrintToString(text));
    for (Syntax syntax : {automatic, dlx_, matrix, json}) {
      try {
        std::vector<std::string> notes;
        auto const p = read_problem({"f", text}, syntax, &notes);
        ++problems;
        ASSERT_EQ(read(write_dlx(p)), p);
        ASSERT_EQ(read(write_json(p)), p);
        auto const idle = [&] {
          std::size_t count = 0;
          for (int o = 1; o <= p.option_count(); ++o) count += not p.is_candidate(o);
          return count;
        };
        auto const is_missing = [&](int item) {
          auto const has_it = [&](int o) { return std::ranges::count(p.option(o), item, &dlx::Entry::item) > 0; };
          for (int o = 1; o <= p.option_count(); ++o) {
            if (has_it(o)) return false;
          }
          return p.item(item).bounds.lower > 0;
        };
        bool lacks = false;
        for (int item = 1; item <= p.primary_count(); ++item) lacks |= is_missing(item);
        bool const is_cost_in_front = std::ranges::any_of(notes, [](auto const& n) { return n.find(": note: this line is a comment, ") != n.npos; });
        std::erase_if(notes, [](auto const& n) { return n.find(": note: this is read as") != n.npos or n.find(": note: the numbers in front") != n.npos or n.find(": note: this line is no row") != n.npos; });
        ASSERT_EQ(notes.size(), idle() + lacks + is_cost_in_front);
        if (syntax == matrix) {
          ASSERT_EQ(rows(read(write_matrix(p), matrix)), rows(p));
        }
      } catch (InputError const& e) {
        ++errors;
        ASSERT_GE(e.line(), 1);
        ASSERT_GE(e.column(), 1);
        ASSERT_FALSE(e.message().empty());
        ASSERT_FALSE(e.help().empty());
        ASSERT_NE(std::string(e.what()).find('^'), std::string::npos);
      }
    }
  }
  EXPECT_GT(problems, 1000);
  EXPECT_GT(errors, 1000);
}

} // namespace
