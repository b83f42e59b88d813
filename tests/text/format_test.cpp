// Tests of dlx/text/format.hpp: all dialects, files of other programs, every message, and rough treatment.
#include "text/reading.hpp"
#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <random>

using namespace dlx;
using namespace reading;

namespace {

// ---- the files that the book uses -------------------------------------------

TEST(Data, HaveTheseRows) {
  struct File { std::string name, names; Rows rows; };
  Rows const report = {{1, 4}, {1, 4, 7}, {2, 3, 6, 7}, {2, 7}, {3, 5, 6}, {4, 5, 7}};
  for (auto const& [name, items, options] : std::vector<File>{
         {"paper.dlx", "A B C D E F G ", {{3, 5, 6}, {1, 4, 7}, {2, 3, 6}, {1, 4}, {2, 7}, {4, 5, 7}}},
         {"c5.dlx", "C1 C2 C3 C4 C5 ", {{2, 3, 5}, {1, 4}, {2, 5}, {1, 3, 4}}},
         {"heuristic.dlx", "A B C D E F G ", {{3, 5, 6}, {1, 7}, {1, 2, 3, 4, 6}, {1, 2}, {5, 7}, {2, 5, 7}}},
         {"report.dlx", "C1 C2 C3 C4 C5 C6 C7 ", report}, {"report.csv", "C1 C2 C3 C4 C5 C6 C7 ", report}, {"report.txt", "C1 C2 C3 C4 C5 C6 C7 ", report},
         {"tiny.json", "A B | X ", {{1, 3}, {2, 3}}}}) {
    EXPECT_EQ(names(load(name)), items) << name;
    EXPECT_EQ(rows(load(name)), options) << name;
  }
  auto const latin = load("latin-2.dlx");
  EXPECT_EQ(latin.primary_count(), 12);
  EXPECT_EQ(latin.option_name(8), "B@(1,1)");
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

using Notes = std::vector<std::string>;
Notes notes_of(std::string const& text, Syntax syntax = Syntax::automatic) {
  Notes notes;
  read_problem({"f", text}, syntax, &notes);
  return notes;
}

TEST(Notes, SayWhatIsHardlyMeant) {
  std::string const idle = " has no primary item, so it is never chosen", table = "f: note: this is read as a table of zeros and ones";
  EXPECT_EQ(notes_of("A | X Y\r\nX\r\nA X\r\n\r\nlazy: Y X:1\r\nempty:", Syntax::dlx), (Notes{"f:2: note: option 1" + idle, "f:5: note: option lazy" + idle, "f:6: note: option empty" + idle}));
  EXPECT_EQ(notes_of("# zero\n1,1\n0,0\n"), Notes{"f:3: note: option 2" + idle});
  EXPECT_EQ(notes_of("{\"options\":[\n{\"entries\":[]}],\n\"items\":[]}"), Notes{"f:2: note: option 1" + idle});
  EXPECT_EQ(notes_of("A B C D | X\nA D\n"), Notes{"f: note: item 'B' is in no option, so there is no cover"});
  EXPECT_EQ(notes_of("A 0:2|B ?3|C | X\nA\n"), Notes{}); // B may stay alone, C has an option of its own
  EXPECT_EQ(notes_of("A B\nA B |5\n|5 A B\n|6 A\n"), Notes{"f:3: note: this line is a comment, since it begins with a bar; the cost of an option stands behind its items"});
  EXPECT_EQ(notes_of("24..1.2....2 4..."), // a sudoku in a line
            Notes{"f: note: there are no options, so nothing can be covered; the grid of a sudoku is no problem yet, but dlx make sudoku makes it one"});
  EXPECT_EQ(notes_of("A,B\n1,0\n"), (Notes{table, "f: note: item 'B' is in no option, so there is no cover"}));
  EXPECT_EQ(notes_of(",A\n0,1\n1,1\n"), (Notes{table, "f: note: the numbers in front of the rows are not names; options are counted from 1"}));
  // an empty line between rows, in whatever form; not below a title, nor where a comment was
  std::string const gap = " note: this line is no row, and the rows on both sides of it are one matrix";
  for (auto const& [text, result] : {
         std::pair<std::string, std::vector<std::string>>{"1 0 0\n0 1 1\n\n1 0 0\n\n0 1 1\n", {"f:3:" + gap}}, {"1,0\r\n \t\r\n0,1\r\n", {"f:2:" + gap}}, {"[1,0,0]\n\n[0,1,1]\n", {table, "f:2:" + gap}}, {"1 & 0 & 0 \\\\\n\n0 & 0 & 0\\\\ \n0 & 1 & 1 \\\\\n", {table, "f:2:" + gap, "f:3: note: option 2 has no primary item, so it is never chosen"}},
         {"A,B\n1,0 // x\n// y\n\n0,1\n", {table, "f:4:" + gap}}, {"A,B\n\n1,0\n// y\n0,1\n\n", {table}}, {"# x\n\n1 0 0\n# y\n0 1 1\n\n# z\n", {}}, {"1 0\n---\n0 1\n0 1\n", {table, "f:2:" + gap}}, {"A B\nA\n\nB\n", {}}}) {
    EXPECT_EQ(notes_of(text), result) << text;
  }
}

// ---- every message, and every form --------------------------------------------

// The problem as DLX text, with strokes for newlines; or the place, the message, and the help.
std::string said(std::string const& text, Syntax syntax = Syntax::automatic) {
  try {
    auto lines = write_dlx(read(text, syntax));
    for (char& c : lines) c = c == '\n' ? '/' : c;
    return lines;
  } catch (InputError const& e) {
    return std::to_string(e.line()) + ':' + std::to_string(e.column()) + ": " + e.message() + "; " + e.help();
  }
}

std::string const bars = "bars belong in the item line, or before a cost, as in A B |5; a comment needs a line of its own";
std::string const plain_name = "a name is a word without blanks, colons, bars, and characters that cannot be seen";
std::string const plain_option_name = "a name is a word without blanks, bars, and characters that cannot be seen";
std::string const colour_help = "write it without a blank after the colon, or remove the colon";
std::string const json_help = "look for a comma, colon, quote, or bracket too many or too few";
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

std::string const no_items = "the first line that is not a comment names the items, such as 'A B C | X Y'";
std::string const colon = "a name has no colon, write 9.30 for 9:30; colours belong in the options";
std::string const cell = "write 0 or 1 there, or delete the whole column";
std::string const with_colour = "write the item and its colour without blanks, such as X:red";
std::string const abc = "A B C/A/B C/", c3 = "C1 C2 C3/C1/C2 C3/", c2 = "C1 C2/C1/C2/", n3 = "1 2 3/1/2 3/";
std::string const asks = "this file could be a matrix, and it could be DLX text; say --format matrix or --format dlx, or write 'items:' before the items";
std::string const neither = "is neither 0 nor 1; below its names, a matrix has only zeros and ones";
std::string const origin = ", and not an exact cover problem; give the file from which it was made";
std::string const xc = "this begins like miniexact's format, but it is not right; a first line 'p xc 4 1' has the numbers of primary and of secondary items; each option ends with 0";

std::string const index = "in front of the rows, numbers must count 0, 1, 2, or 1, 2, 3; this is ", columns = "; name each column in the first line, or delete it; rows may have names that are no numbers";
std::string const lists = "up to here, this is not one list of rows; write one table a file, all of it, such as [[1,0],[0,1]]; numpy prints all rows after set_printoptions(threshold=sys.maxsize)";
std::string const angle = "this begins with '<', as miniexact's format does, but from here on it is not right; a problem such as <A B:1;2> [X] A X:1; B; has semicolons behind its options; of a sparse matrix, print toarray()";
std::string const sharp = "this line could be a comment, and it could have the name '#1'; write a blank behind the '#' of a comment; or change the name";
std::string const decimal = "this could be a number with a decimal comma, and it could be two entries; write decimal points, or write a row a line";
std::string const quoted = "a comma or semicolon stands in quotes; write names without blanks and commas, such as 0-1, and numbers with a point";
std::string const semicolon = "this semicolon could begin a comment, but others separate words; begin comments with a bar, or with '#' in a matrix";
std::string const dots = "the entries at '...' were left out; print all of them; numpy does so after set_printoptions(threshold=sys.maxsize); in MATLAB, join the lines";
std::string const sets = "these are sets, and nothing says which of them has the items; write the items in the first line, and an option a line, without braces";
std::string const key = "is unknown here; the keys here are items, options";

// A text, and what it is or what is said about it.
struct Case { std::string text, result; Syntax syntax = Syntax::automatic; };

Case const cases[] = {
  // characters
  {"A \xE9\n", "1:3: the byte 0xE9 is not UTF-8; save the file as UTF-8"}, {"| caf\xC3", "1:6: the byte 0xC3 is not UTF-8; save the file as UTF-8"},
  {std::string("A\0B", 3), "1:2: the text has a NUL byte; remove what is not text, or save the file as UTF-8, not as UTF-16"},
  {"A B\rA\n", "1:4: a carriage return stands in the middle of a line; end lines with newline, or with carriage return and newline"},
  {"A \x1B[1m\n", "1:3: the text has the control character U+001B; remove it; blanks and tabs separate words"},
  {"A \xC2\x85\n", "1:3: the text has the control character U+0085; remove it; blanks and tabs separate words"},
  // no items
  {"", "1:1: there is no item line; " + no_items},
  {"\n| X Y\n", "3:1: there is no item line; the first line that is not a comment names the items, such as 'A B C | X Y'; line 2 begins with a bar and hence is a comment"},
  {"# text\n", "# text/"},
  // the item line
  {"A B A\n", "1:5: item 'A' is named twice; remove it, or give it another name"}, {"A | B A\n", "1:7: item 'A' is named twice; remove it, or give it another name"},
  {"A | X | Y\n", "1:7: the item line has a second bar; one bar separates the primary items from the secondary ones"},
  {"A|B C\n", "1:1: a bar stands inside the word 'A|B'; put a blank before the bar"},
  {"2-3|A B\n", "1:1: the bounds in '2-3|A' are not one or two numbers; write them like 2:3|A (two or three times), 2|A (exactly), or 1:*|A (at least)"},
  {"{\"format\":\"dlx-trace\",\"version\":1}\n{}\n", "1:1: this is a trace, and not a problem; dlx draw, view, film, and check-trace read traces"},
  {"\x1F\x8B\b", "1:1: this is a compressed file; unpack it first"}, {"\xFD" "7zXZ\n", "1:1: this is a compressed file; unpack it first"},
  {"\x93NUMPY\x01", "1:1: this is an array of numpy, and not a text; write it as a text: numpy.savetxt(\"FILE.txt\", array, fmt=\"%d\")"},
  {"PK\x03\x04", "1:3: this is a spreadsheet or an archive, and not a text; save the table as CSV, or unpack the archive"},
  {"%PDF-1.5\n%\xBF\n", "2:2: this is a PDF, and not a text; was another file meant?"}, {"A B| C\n", "1:3: a bar stands inside the word 'B|'; put a blank before the bar"},
  {"A 2:3| B\n", "1:3: the item after the bounds '2:3|' is missing; write bounds and name without blanks, such as 2:3|A"},
  {"1:2:3|A\n", "1:1: the bounds in '1:2:3|A' are not one or two numbers; " + range}, {"2:|A\n", "1:1: the bounds in '2:|A' are not one or two numbers; " + range},
  {"2:**|A\n", "1:1: the bounds in '2:**|A' are not one or two numbers; " + range}, {"1:1000000000|A\n", "1:1: a bound in '1:1000000000|A' has more than nine digits; " + nine},
  {"99999999999999999999:*|A\n", "1:1: a bound in '99999999999999999999:*|A' has more than nine digits; " + nine}, {"1:999999999|A\nA\n", "1:999999999|A/A/"},
  {"items: 0|A\n", "1:8: the upper bound is 0 in '0|A'; leave out the item, and the options that contain it"},
  {"B 3:2|A\n", "1:3: the lower bound is greater than the upper bound in '3:2|A'; write the smaller number first"},
  {"A | X 0:2|Y\n", "1:7: the secondary item '0:2|Y' has bounds; put it before the bar that separates the primary items"},
  {"2:3|A|B\n", "1:1: the word '2:3|A|B' has two bars; an item has bounds once, such as 2:3|A"}, {"2:3|A:1\n", "1:5: the item name 'A:1' has a colon; " + colon},
  {"2:3|A A\n", "1:7: item 'A' is named twice; remove it, or give it another name"}, {":|A\n", "1:1: a bar stands inside the word ':|A'; put a blank before the bar"},
  {"A X:0\n", "1:3: the item name 'X:0' has a colon; " + colon}, {"A B:\n", "1:3: the item name 'B:' has a colon; " + colon},
  {"Items: A B\n", "1:1: the item line has the label 'Items:' instead of 'items:'; the first line that is not a comment must name the items"},
  {"items:A B\n", "1:1: the label 'items:' must be the first word of its line, with a blank after it; write the line as 'items: A B | X Y'"},
  {"A\xC2\xA0" "B C\n", "1:1: the item name 'A?B' has the character U+00A0, which cannot be seen; " + plain_name},
  // items of options
  {"A B\nA C\n", "2:3: there is no item 'C'; the items are named in line 1"}, {"Alice Bob\nalice\n", "2:1: there is no item 'alice'; did you mean 'Alice'?"},
  {"Alice Bob\nBob Alise\n", "2:5: there is no item 'Alise'; did you mean 'Alice'?"}, {"T1 R1\nT1 in R1: T1 R1\n", "2:4: there is no item 'in'; a name has no blanks; write T1-in-R1:"},
  {"T1 | R1\nT1 in R1: T1 R1\n", "2:4: there is no item 'in'; a name has no blanks; write T1-in-R1:"},
  {"R0 F0\nQ@(0, 0) : R0 F0\n", "2:1: there is no item 'Q@(0,'; a name has no blanks; write Q@(0,0):"},
  {"T1 R1\nT1 R1: T1 R1\n", "2:4: the colour of 'R1' is missing; a name has no blanks; write T1-R1:"}, {"A | X\nA X: red\n", "2:3: the colour of 'X' is missing; " + colour_help},
  {"A B\n# both\nA B\n", "2:1: there is no item '#'; a comment is a line that begins with a bar, as in | text", dlx_},
  {"# two cats\nA B\nA\n", "2:1: there is no item 'A'; a comment is a line that begins with a bar, as in | text", dlx_},
  {"A B\nA,B\n", "2:1: there is no item 'A,B'; names are separated by blanks", dlx_},
  {"| X Y\nX | Z\nX Y\n", "3:3: there is no item 'Y'; line 1 begins with a bar and hence is a comment; if it names the items, begin it with 'items: |'"},
  {"A B\nA\xC2\xA0" "B\n", "2:1: the item name 'A?B' has the character U+00A0, which cannot be seen; " + plain_name},
  {"A B\n" + std::string(50, 'x') + "\n", "2:1: there is no item '" + std::string(40, 'x') + "...'; the items are named in line 1"},
  {"A B\nA B A\n", "2:5: item 'A' stands twice in this option; remove one of the two"}, {"A | X\nA X:1 X:2\n", "2:7: item 'X' stands twice in this option; remove one of the two"},
  // colours
  {"A | X\nA:1 X\n", "2:3: primary item 'A' cannot have a colour; only secondary items have colours; remove it"}, {"A | X\nA X:\n", "2:3: the colour of 'X' is missing; " + colour_help},
  {"A | X\nA :red\n", "2:3: the item before the colon is missing; " + with_colour}, {"A | X\nA X:1:2\n", "2:3: the word 'X:1:2' has two colons; an item has one colour, such as X:red"},
  {"A | X\n::\n", "2:1: the item before the colon is missing; " + with_colour},
  {"A | X\nA X:\xC2\xA0\n", "2:5: the colour '?' has the character U+00A0, which cannot be seen; " + plain_name},
  // bars and costs
  {"A B\nA |1.5 B\n", "2:3: the cost '|1.5' is not a number; " + whole}, {"A B\nA |-5 B\n", "A B/A B |-5/"}, {"A B\nA |+5\n", "2:3: the cost '|+5' is not a number; " + whole},
  {"A B\nA |-1234567890123456789\n", "2:4: the cost '-1234567890123456789' is too large; " + too_much},
  {"A B\nA |600000000000000000\nB |-400000000000000001\n", "3:4: with the cost '-400000000000000001', the sum of all costs is too large; " + too_much},
  {"A B\nA |600000000000000000\nB |-400000000000000000\n", "A B/A |600000000000000000/B |-400000000000000000/"}, {"A B\n: |-5\n", "A B/: |-5/"},
  {"A B\nA |1000000000000000000\n", "A B/A |1000000000000000000/"}, {"A B\nA |-1000000000000000000\n", "A B/A |-1000000000000000000/"},
  {"A B\nA |1000000000000000001\n", "2:4: the cost '1000000000000000001' is too large; " + too_much},
  // items that may be left open
  {"A ?5|B\nA\n", "A B/A/?B: B |5/"}, {"A ?-5|B ?C\nA ?C\n", "A B ?C/A ?C/?B: B |-5/"}, {"A ?x|B\nA\n", "1:3: the price in '?x|B' is not a number; " + open_item},
  {"A ?5|\nA\n", "1:3: the item after the price '?5|' is missing; write price and name without blanks, such as ?5|A"},
  {"A | ?5|B\nA\n", "1:5: the secondary item '?5|B' has a price; put it before the bar that separates the primary items"},
  {"A ?5|2|B\nA\n", "1:3: the word '?5|2|B' has two bars; an item has a price, such as ?5|A, or bounds, such as 2:3|A"}, {"A ?5|B:C\nA\n", "1:6: the item name 'B:C' has a colon; " + colon},
  {"A ?5|A\nA\n", "1:6: item 'A' is named twice; remove it, or give it another name"},
  {"A ?5|B ?B\nA\n", "1:6: 'B' may be left open, so nothing else can be called '?B'; choose another name for that"},
  {"A ?5|B\n?B: A\n", "1:6: 'B' may be left open, so nothing else can be called '?B'; choose another name for that"},
  {"A ?600000000000000000|B\nA |400000000000000001\n", "1:4: with the cost '600000000000000000', the sum of all costs is too large; " + too_much},
  {"A\n: A |5\n", "2:1: the option name before the colon is missing; write it without a blank before the colon, or remove the colon"},
  {"A B\nA | a remark\n", "2:3: a bar stands inside an option; " + bars}, {"A B\nA |5x\n", "2:3: the cost '|5x' is not a number; " + whole},
  {"A | X\nA X:|\n", "2:3: a bar stands inside an option; " + bars},
  // names of options
  {"A | X\nX: red A\n", "2:1: the option name 'X' is the name of an item; did you leave out a colour? If not, choose another name"},
  {"A B | X\nA: B\n", "2:1: the option name 'A' is the name of an item; choose another name, or remove the colon"},
  {"A | X\nX:red: A\n", "2:1: the option name 'X:red' looks like an item with a colour; choose another name"},
  {"A | X\nX:: A\n", "2:1: the option name 'X:' ends in a colon; a single colon ends the name"},
  {"A\n17: A\n", "2:1: the option name '17' is a number; options without a name go by their numbers; add a letter"},
  {"A\nitems: A\n", "2:1: the option name 'items' is the label of the item line; only the first line that is not a comment can name the items"},
  {"A\n{}: A\n", "2:1: the option name '{}' means the empty cover; choose another name"},
  {"A\na: A\n\na: A\n", "4:1: the option name 'a' is used twice; line 2 has it first; choose another name"},
  {"A\na|b: A\n", "2:1: the option name 'a|b' has a bar; " + plain_option_name},
  {"A\na\xC2\xA0: A\n", "2:1: the option name 'a?' has the character U+00A0, which cannot be seen; " + plain_option_name},
  // a comment that could be the item line
  {"| X Y\nX\nX Y\n", "1:3: this line is a comment, but it could also be the item line; if it names the items, begin it with 'items: |'; if not, change its words"},
  {"| about X: and Y\n\n|X Y Z\nX\na: X Y:1\n|\nX\n", "3:2: this line is a comment, but it could also be the item line; if it names the items, begin it with 'items: |'; if not, change its words"},
  // which dialect
  {"0 1\n1 0\n", "1:1: this file could be a matrix, and it could be DLX text; say --format matrix or --format dlx, or write 'items:' before the items"},
  {"0,0 0,1\n0,0 0,1\n", "1:1: this file could be a matrix, and it could be DLX text; say --format matrix or --format dlx, or write 'items:' before the items"},
  {"# one column\n\n1\n", "3:1: this file could be a matrix, and it could be DLX text; say --format matrix or --format dlx, or write 'items:' before the items"},
  // matrices
  {"", "1:1: the matrix has no rows; write one row of zeros and ones a line", matrix}, {"# nothing\n", "2:1: the matrix has no rows; write one row of zeros and ones a line", matrix},
  {"\n1 0 1\n0 1\n", "3:3: this row has 2 entries instead of 3; line 2, the first row, sets the width"},
  {"1,0\n0,1,1,1\n", "2:5: this row has 4 entries instead of 2; line 1, the first row, sets the width"},
  {"1,0\n0\n", "2:1: this row has 1 entry instead of 2; line 1, the first row, sets the width"},
  {"1 2 0\n", "1:3: the entry '2' is neither 0 nor 1; below its names, a matrix has only zeros and ones", matrix},
  {"1 101 0\n", "1:3: the entry '101' is neither 0 nor 1; separate the entries by blanks or commas", matrix}, {"0,,1\n", "1:3: an entry is missing before this comma; " + cell},
  {"1,0\n0,1,\n", "2:4: an entry is missing after this comma; " + cell}, {",\n", "1:1: an entry is missing before this comma; " + cell},
  // JSON that is none
  {"", "1:1: the JSON text ends too early; close all brackets and quotes", json}, {"{\"items\":[\n", "2:1: the JSON text ends too early; close all brackets and quotes"},
  {"{a} {b}\n{a}\n", "1:2: this is not JSON from here on; " + no_json}, {"{\n  name: 1}", "2:3: this is not JSON from here on; " + no_json},
  {"{\"items\" [", "1:10: this is not JSON from here on; " + json_help}, {"{\"items\":[}]", "1:11: this is not JSON from here on; " + json_help},
  {"{\"items\":[{\"name\" \"A\"}]}", "1:19: this is not JSON from here on; " + json_help}, {"{\"items\":[],\"options\":[]} more", "1:27: this is not JSON from here on; " + json_help},
  {"{\"items\":\"a\tb\"}", "1:10: this is not JSON from here on; " + json_help},
  {"{\"items\":1e999}", "1:10: this number is too large; costs are whole numbers, of at most eighteen digits"}, {"{\"items\":[1 2]}", "1:13: this is not JSON from here on; " + json_help},
  {"\n\t{\"items\":[{\"name\":\"A\"}],\"options\":[}", "2:37: this is not JSON from here on; " + json_help}, {" {\"format\":\"dlx-trace\"}", "1:2: this is a trace, and not a problem; dlx draw, view, film, and check-trace read traces"},
  {"[[[[[[[", "1:7: the brackets are nested too deeply; the innermost object is an entry of an option", json},
  // JSON of another shape
  {"[]", "1:1: the problem must be an object; " + like + R"({"items":[...],"options":[...]})", json},
  {"{}", "1:1: the key 'items' is missing in this object; the keys here are items, options"},
  {R"({"items":[]})", "1:1: the key 'options' is missing in this object; the keys here are items, options"},
  {R"({"items":[],"rows":[]})", "1:13: the key 'rows' is unknown here; the keys here are items, options"},
  {R"({"items":[], "items":[]})", "1:14: the key 'items' stands twice in this object; remove one of the two"},
  {R"({"items":7,"options":[]})", "1:10: items must be an array; " + like + R"("items":[{"name":"C1"}])"},
  {R"({"items":[],"options": null})", "1:24: options must be an array; " + like + R"("options":[{"entries":["C1"]}])"},
  {R"({"items":[["A"]],"options":[]})", "1:11: an item must be an object; " + item_example},
  {R"({"items":[{}],"options":[]})", "1:11: the key 'name' is missing in this object; the keys here are name, kind, bounds"},
  {R"({"items":[{"name":1}],"options":[]})", "1:19: the name of an item must be a string; " + item_example},
  {R"({"items":[{"name":"A","kind":true}],"options":[]})", "1:30: the kind of an item must be a string; " + item_example},
  {R"({"items":[{"name":"A","kind":"tertiary"}],"options":[]})", "1:30: the kind 'tertiary' is unknown; an item is primary or secondary"},
  {R"({"items":[{"name":"X","kind":"secondary"},{"name":"A"}],"options":[]})", "1:51: primary item 'A' comes after a secondary one; put all primary items first"},
  {R"({"items":[{"name":"A"},{"name":"A"}],"options":[]})", "1:32: item 'A' is named twice; remove it, or give it another name"},
  {R"({"items":[{"name":""}],"options":[]})", "1:19: the item name is empty; " + plain_name},
  {R"({"items":[{"name":"Rank 1"}],"options":[]})", "1:19: the item name 'Rank 1' has a blank; " + plain_name},
  {R"({"items":[{"name":"\u001b[1m"}],"options":[]})", "1:19: the item name '?[1m' has the character U+001B, which cannot be seen; " + plain_name},
  {R"({"items":[{"name":"X:1"}],"options":[]})", "1:19: the item name 'X:1' has a colon; " + plain_name},
  {R"({"items":[{"name":"X|1"}],"options":[]})", "1:19: the item name 'X|1' has a bar; " + plain_name},
  {R"({"items":[],"options":["A"]})", "1:24: an option must be an object; " + option_example},
  {R"({"items":[],"options":[{"name":"a"}]})", "1:24: the key 'entries' is missing in this object; the keys here are name, entries, cost"},
  {R"({"items":[],"options":[{"entries":[],"costs":7}]})", "1:38: the key 'costs' is unknown here; the keys here are name, entries, cost"},
  {R"({"items":[],"options":[{"entries":[{"":"A"}]}]})", "1:37: the key '' is unknown here; the keys here are item, colour"},
  {R"({"items":[],"options":[{"entries":[],"cost":7.5}]})", "1:45: the cost '7.5' is not a whole number; " + units},
  {R"({"items":[],"options":[{"entries":[],"cost":-7 }]})", "items:/: |-7/"},
  {R"({"items":[],"options":[{"entries":[],"cost":"7"}]})", "1:45: the cost of an option must be a number; " + like + R"({"entries":["C1"],"cost":5})"},
  {R"({"items":[],"options":[{"cost":1234567890123456789,"entries":[]}]})", "1:32: the cost '1234567890123456789' is too large; " + too_much},
  {R"({"items":[{"name":"A","bounds":"2:1"}],"options":[]})", "1:32: the lower bound is greater than the upper bound in '2:1'; write the smaller number first"},
  {R"({"items":[{"name":"A","bounds":[2,3]}],"options":[]})", "1:32: the bounds of an item must be a string; " + like + R"({"name":"A","bounds":"2:3"})"},
  {R"({"items":[{"name":"A","bounds":""}],"options":[]})", "1:32: the bounds in '' are not one or two numbers; " + range},
  {R"({"items":[{"name":"X","kind":"secondary","bounds":"0:1"}],"options":[]})", "1:51: a secondary item has the bounds '0:1'; make it primary, and give it bounds such as 0:1"},
  {R"({"items":[],"options":[{"entries":[],"name":7}]})", "1:45: the name of an option must be a string; " + option_example},
  {R"({"items":[],"options":[{"entries":"A"}]})", "1:35: entries must be an array; " + option_example},
  {R"({"items":[],"options":[{"entries":[],"name":""}]})", "1:45: the option name is empty; " + plain_option_name},
  {R"({"items":[],"options":[{"entries":[],"name":"a:"}]})", "1:45: the option name 'a:' ends in a colon; a single colon ends the name"},
  {R"({"items":[{"name":"A"}],"options":[{"entries":["A"],"name":":a"}]})", "1:60: the option name ':a' begins with a colon; in a text, it would be taken for no name"},
  {R"({"items":[],"options":[{"entries":[-1]}]})", "1:36: an entry must be a string; " + entry_example},
  {R"({"items":[],"options":[{"entries":["A"]}]})", "1:36: there is no item 'A'; name it among the items"},
  {R"({"items":[{"name":"A"}],"options":[{"entries":["a"]}]})", "1:48: there is no item 'a'; did you mean 'A'?"},
  {R"({"items":[{"name":"A"}],"options":[{"entries":["A", "\u0041"]}]})", "1:53: item 'A' stands twice in this option; remove one of the two"},
  {R"({"items":[],"options":[{"entries":[{"item":"A"}]}]})", "1:36: the key 'colour' is missing in this object; the keys here are item, colour"},
  {R"({"items":[],"options":[{"entries":[{"item":"A","color":"red"}]}]})", "1:48: the key 'color' is unknown here; the keys here are item, colour"},
  {R"({"items":[],"options":[{"entries":[{"item":1,"colour":"red"}]}]})", "1:44: the item of an entry must be a string; " + entry_example},
  {R"({"items":[],"options":[{"entries":[{"item":"A","colour":[]}]}]})", "1:57: the colour of an entry must be a string; " + entry_example},
  {R"({"items":[{"name":"A"}],"options":[{"entries":[{"item":"A","colour":"r"}]}]})", "1:69: primary item 'A' cannot have a colour; only secondary items have colours; remove it"},
  {R"({"items":[{"name":"X","kind":"secondary"}],"options":[{"entries":[{"item":"X","colour":"a b"}]}]})", "1:88: the colour 'a b' has a blank; " + plain_name},
};

// The forms of other programs.
Case const forms[] = {
  // a line of names
  {"A,B,C\n1,0,0\n0,1,1\n", abc}, {"A B C\n1 0 0\n0 1 1\n", abc}, {"A\tB\tC\r\n1\t0\t0\r\n0\t1\t1\r\n", abc}, {"A;B;C\n1;0;0\n0;1;1\n", abc},
  {"\xEF\xBB\xBF\"A\",\"B\",\"C\"\n1,0,0\n0,1,1\n", abc}, {"'A','B','C'\n'1','0','0'\n'0','1','1'\n", abc}, {"A, B, C\n1, 0, 0\n0, 1, 1", abc},
  {"1,2,3\n1,0,0\n0,1,1\n", "1 2 3/1/2 3/"}, {"0 1 2\n1 0 0\n0 1 1\n", "0 1 2/0/1 2/"}, {"2019,2020,2021\n1,0,0\n0,1,1\n", "2019 2020 2021/2019/2020 2021/"},
  {"A,B,C\n1.0,0.0,0.0\n0,1,1e0\n", abc}, {"A,B,C\nTrue,False,False\nFALSE,TRUE,TRUE\n", abc}, {"# a table\nA,B,C\n1,0,0 # first\n0,1,1\n", abc},
  // names of rows
  {",A,B,C\nr,1,0,0\ns,0,1,1\n", "A B C/r: A/s: B C/"}, {",A,B,C\n0,1,0,0\n1,0,1,1\n", abc}, {"   A  B  C\n0  1  0  0\n1  0  1  1\n", abc},
  {"row,A,B,C\nr,1,0,0\ns,0,1,1\n", "A B C/r: A/s: B C/"}, {"r 1 0 0\ns 0 1 1\n", "C1 C2 C3/r: C1/s: C2 C3/"}, {"r: 1 0 0\ns: 0 1 1\n", "C1 C2 C3/r: C1/s: C2 C3/"},
  // a size
  {"3\n1 0 0\n0 1 1\n", c3}, {"2\n1 0 0\n0 1 1\n", c3}, {"2 3\n1 0 0\n0 1 1\n", c3}, {"3,2\n1,0,0\n0,1,1\n", c3}, {"2 2\n1 0\n0 1\n", c2},
  {"4\n1 0 0\n0 1 1\n", "3:1: the matrix has 2 rows, of width 3, and line 1 says something else; correct that line, or delete it"},
  {"1 2\n1 0\n", "1:1: this line could be the size of the matrix, and it could name its columns; if it is a size, delete it and say --format matrix; if these are names, begin each with a letter"},
  {"a1 a2\n1 0\n", "a1 a2/a1/"},
  // brackets
  {"[[1,0,0],[0,1,1]]\n", c3}, {"[[1 0 0]\n [0 1 1]]\n", c3}, {"[[1, 0, 0],\n [0, 1, 1]]", c3}, {"[[1. 0. 0.]\n [0. 1. 1.]]\n", c3}, {"[[ True False False]\n [False  True  True]]\n", c3},
  {"array([[1, 0, 0],\n       [0, 1, 1]])\n", c3}, {"np.array([[1, 0, 0],\n [0, 1, 1]], dtype=int64)\n", c3}, {"M = [\n  [1, 0, 0],\n  [0, 1, 1],\n]\n", c3}, {"{{1,0,0},{0,1,1}}", c3}, {"[1 0 0; 0 1 1]", c3},
  {"[1,0,0]\n[0,1,1]\n", c3}, {"[[1 0\n  0]\n [0 1\n  1]]\n", c3}, {"[1 0 0\n 0 1 1]\n", c3}, {"[[1,0],[0,1]]", c2}, {"[(1,0,0), (0,1,1)]", c3}, {"[[true,false],[false,true]]", c2},
  {"[[1 0 ... 0 0]\n [0 1 ... 1 0]]\n", "1:7: " + dots},
  {"[[1,0],[0,2]]", "1:11: the entry '2' " + neither},
  // other tables
  {"1;0;0\n0;1;1\n", c3}, {"1 0 0;\n0 1 1;\n", c3}, {"1 0 0; 0 1 1", c3}, {"100\n011\n", c3}, {"1.000000000000000000e+00 0.000000000000000000e+00 0.0\n0.0 1.0 1.0\n", c3}, {"// a table\n1 0 0\n0 1 1\n", c3}, {"% a table\n1 0 0\n0 1 1\n", c3},
  // other slips in tables
  {"A,B,C\n1,0,x\n", "2:5: the entry 'x' " + neither}, {"A,B,C\n1,0\n", "2:3: this row has 2 entries instead of 3; line 1, the first line, sets the width"},
  {"A,B,C\n1,,0\n", "2:3: an entry is missing before this comma; write 0 or 1 there, or delete the whole column"}, {"A,A\n1,0\n", "1:3: item 'A' is named twice; remove it, or give it another name"}, {"1,0,2\n0,1,1\n", "1:5: the entry '2' " + neither},
  {"0 1\n1 0\n", "1:1: " + asks}, {"1.5 0\n0 1\n", "1:1: the entry '1.5' " + neither}, {"A,B,C,\n1,0,0\n", "1:6: the item name is empty; a name is a word without blanks, colons, bars, and characters that cannot be seen"},
  {"\"Rank 1\",\"B\"\n1,0\n0,1\n", "1:2: the item name 'Rank 1' has a blank; a name is a word without blanks, colons, bars, and characters that cannot be seen"}, {"A,B\nx,0\n1,1\n", "3:1: this row begins with '1', and the first one with a name; give each row a name that is no number, or none of them"},
  // other languages
  {"c hi\np cnf 2 1\n1 2 0\n", "2:1: these are clauses" + origin}, {"Minimize\n obj: x1 + x2\n", "1:1: this is a linear program" + origin}, {"\\ my\nMAXIMIZE\n x\n", "2:1: this is a linear program" + origin},
  {"* hi\nmin: 3 x1;\nx1 >= 1;\n", "2:1: these are linear conditions" + origin}, {"s SATISFIABLE\nv 1 0\n", "1:1: this is the answer of a solver" + origin},
  // names with other separators
  {"A,B,C\nA\nB,C\n", abc}, {"A, B, C\nA\nB, C\n", abc}, {"A;B;C\nA\nB;C\n", abc}, {"A B C;\nA;\nB C;\n", abc}, {"A B C; A; B C", abc}, {"\"A\",\"B\",\"C\"\n\"A\"\n\"B\",\"C\"\n", abc}, {"A, B | X\nr: A, X:red |5\nA\nB\n", "A B | X/r: A X:red |5/A/B/"},
  {"A, B\nA, C\n", "2:4: there is no item 'C'; the items are named in line 1"}, {"A,B C\nA,D\n", "2:1: there is no item 'A,D'; did you mean 'A,B'?"},
  {"; items\na b\na ;b\nb\n", "1:1: " + semicolon}, {"a b\n; c\na;b\n", "2:1: " + semicolon}, {"A;B;C\n1;0;0\n0;1;1\n;;\n", abc}, {"; c\n1;0\n0;1\n", "1:1: " + semicolon}, {"A;B ; c\nA\nB;c\n", "A B c/A/B c/"},
  {"1,1 1,2\n1,1\n1,3\n", "3:1: there is no item '1,3'; did you mean '1,1'?"},
  // comments
  {"// c\nA B C\nA\nB C\n", abc}, {"# c\nA B C\n# c\nA\nB C # c\n", abc}, {"% c\nA B C\nA // c\nB C\n", abc}, {"; c\nA B C\nA\nB C\n", abc}, {"-- c\nA B C\nA\nB C\n", abc}, {"/* A\n B */\nA B C\nA\nB C\n", abc}, {"#c\nA B C\nA\n##\nB C\n", abc},
  {"A #1\nA #1\n#2\n", "3:1: there is no item '#2'; the items are named in line 1"}, {"#1 A B\n#1 A\nC\n#1\n", "3:1: there is no item 'C'; the items are named in line 1"},
  {"// c\nA B\nA\nx\n", "4:1: there is no item 'x'; the items are named in line 2"},
  // miniexact
  {"<A B C>\nA;\nB C;\n", abc}, {"< A B C > [ x y ]\nA x:1;\nB\nC y;\n", "A B C | x y/A x:1/B C y/"}, {"<A B C> A; B C;", abc}, {"<A:2 B:1;3>\nA;\nA B;\n", "2|A 1:3|B/A/A B/"}, {"<A>\n[]\nA;", "A/A/"}, {"# c\n<A B C>\nA;\nB C;\n", abc},
  {"<A B C>\nA D;\n", "2:3: there is no item 'D'; the items are named in line 1"},
  {"p xc 3 0\n1 0\n2 3 0\n", n3}, {"p xcc 2 1\n2 3 -1 0\n1 3 -1 0\n", "1 2 | 3/2 3:1/1 3:1/"}, {"c c\np xc 3 0\n1 0 2\n3 0\n", n3}, {"p xc 2 0\n0\n1 0\n2 0\n", "1 2/:/1/2/"},
  {"p xc 3 0\n1 0\n2 4 0\n", "3:3: there is no item '4'; the items are named in line 1"}, {"p xc 3 0\n1 0\n2 3\n", "1:1: " + xc}, {"p xc 3000000000 0\n1 0\n", "1:1: " + xc}, {"p xc 3\n1 0\n", "1:1: " + xc},
  // a title is no line of names, and a number in front of a row counts
  {"A =\n\n     1     1     0\n     1     0     1\n", "C1 C2 C3/C1 C2/C1 C3/"}, {"A =\n 0 1 1\n 1 0 1\n", "C1 C2 C3/C2 C3/C1 C3/"}, {"2×4 Matrix{Int64}:\n 1  1  0  0\n 1  0  1  1\n", "C1 C2 C3 C4/C1 C2/C1 C3 C4/"},
  {"Incidence matrix\n0 1 1\n1 0 0\n", "1:1: the column in front could be numbers of rows, and it could be a part of the matrix; delete the numbers, or this line"}, {"n m\n1 0 1\n", "1:1: the column in front could be numbers of rows, and it could be a part of the matrix; delete the numbers, or this line"},
  {"A,B\n1,1,0\n1,0,1\n", "3:1: " + index + "'1'" + columns}, {"Diagonal Matrix\n\n 1 0 0\n 0 1 0\n 0 0 1\n", "4:2: " + index + "'0'" + columns}, {",A,B\n5,1,0\n6,0,1\n", "2:1: " + index + "'5'" + columns}, {",A,B\n1.0,1,0\n", "2:1: " + index + "'1.0'" + columns},
  {"matrix\n1 1\n0 1\n1 0\n1 0\n", "2:3: this row has 2 entries instead of 1; line 1, the first line, sets the width"}, {"matrix\n0 1\n1 0\n", "2:3: this row has 2 entries instead of 1; line 1, the first line, sets the width"},
  // one list of rows in brackets
  {"A = [1 0 0; 0 1 1];\nb = [1 1 1];\n", "2:1: " + lists}, {"np.array([[1,0,0],[0,1,1]])\nnp.array([[1,1,1]])\n", "1:27: " + lists}, {"[[1,0,0],[0,1,1]]\n[[1,0,0],[0,1,1]]\n", "2:8: " + lists}, {"[[[1,0],[0,1]],[[1,1],[0,0]]]", "1:7: " + lists},
  {"[[1 0 0]\n [0 1 1]\n ...\n [1 0 0]]\n", "3:2: " + lists}, {"[1 0 0; 0 1 1]\n[1 1 1]\n", "2:8: " + lists}, {"[1, [1,0], [0,1]]", "1:5: " + lists}, {"[[1,0],1,[0,1]]", "1:8: " + lists}, {"[[1,0],[0,1]", "1:12: " + lists}, {"[[1,0),[0,1]]", "1:6: " + lists}, {"[[1,0],[0,1]]\n1 1\n", "2:1: " + lists}, {"[[1,0],[[0,1]]]", "1:13: " + lists},
  {"np.array([[1, 0, 0],\n [0, 1, 1]], dtype=np.int64);", c3}, {"[1,0,0],\n[0,1,1],\n", c3},
  // signs of comments that begin names
  {"a,#1,b\na,b\n#1\n", "a #1 b/a b/#1/"}, {"a;#1;b\na;b\n#1\n", "a #1 b/a b/#1/"}, {"a,%1,b\na,b\n%1\n", "a %1 b/a b/%1/"}, {"a,#,b\na,b\n#\n", "a # b/a b/#/"}, {"a,b,--c\na,b\n--c\n", "a b --c/a b/--c/"}, {"x,//y\nx\n//y\n", "x //y/x///y/"}, {"#1,#2,#3\n#1,#2\n#3\n#1\n#2,#3\n", "#1 #2 #3/#1 #2/#3/#1/#2 #3/"},
  {",A,B\n#1,1,0\n#2,0,1\n", "2:1: " + sharp}, {"\"#1\",\"#2\"\n1,0\n0,1\n", "1:2: " + sharp}, {",A,B\n%1,1,0\n%2,0,1\n", "A B/%1: A/%2: B/"},
  // numbers and quotes
  {"01 00 00\n00 01 01\n", "1:7: item '00' is named twice; remove it, or give it another name"}, {"A B\n0x1 0x0\n", "2:1: there is no item '0x1'; the items are named in line 1"}, {"1.0e+000,0.,0e-0\n0.0,1.,1\n", c3}, {"1,0;0,0;0,0\n0,0;1,0;1,0\n", "1:1: " + decimal}, {"A;B\n1,0;0,0\n", "2:1: " + decimal}, {"\"1,0\";\"0,0\"\n\"0,0\";\"1,0\"\n", "1:1: " + quoted}, {"\"(0, 0)\",\"(0, 1)\"\n1,0\n0,1\n", "1:1: " + quoted},
  {"sep=,\nA,B,C\n1,0,0\n0,1,1\n", abc}, {"x[0],x[1],x[2]\n1,0,0\n0,1,1\n", "x[0] x[1] x[2]/x[0]/x[1] x[2]/"}, {"1;0;0;\n0;1;1;\n", c3}, {"1;0;0;\n0;1;1\n", "1:6: an entry is missing after this comma; write 0 or 1 there, or delete the whole column"},
  // prints
  {"     [,1] [,2]\n[1,]    1    0\n[2,]    0    1\n", "1:6: this is how R prints a matrix; write it with write.csv(x, \"FILE\", row.names = FALSE)"}, {"A|B|C\n1|0|0\n0|1|1\n", "1:1: bars stand between the cells; write commas between them"},
  {"{1,2,3}\n{1,2}\n{3}\n", "1:1: " + sets}, {R"({"matrix":[[1,0,0],[0,1,1]]})", "1:2: the key 'matrix' " + key}, {R"({"r1":[1,0,0],"r2":[0,1,1]})", "1:2: the key 'r1' " + key},
  {"[1 0 0; ...\n 0 1 1]", "1:9: " + dots}, {"A = [1 0 0; ...\n 0 1 1]", "1:13: " + dots}, {"1 0 1 ...\n0 1 0 ...\n", "1:7: " + dots},
  // in one line
  {"A = [1 1 0;0 0 1]", "1:1: " + asks}, {"A=[1 1 0;0 0 1];\n", "1:1: " + asks}, {"1;0", "1:1: " + asks}, {"[1 1 0;0 0 1]", "C1 C2 C3/C1 C2/C3/"}, {"A = [1 1 0; 0 0 1]", "C1 C2 C3/C1 C2/C3/"}, {"items: 1;0", "items: 1;0/"}, {"a b;0", "items: a b;0/"}, {"items: A = [1 1 0;0 0 1]", "items: A = [1 1 0;0 0 1]/"},
  // what could be either, if all of it is spelled as in a matrix, or fits a size; labels and other lines say that it is not
  {"1.0 0.0\n0.0 1.0\n", "1:1: " + asks}, {"1.000e+00 0.000e+00\n0.000e+00 1.000e+00\n", "1:1: " + asks}, {"True False\nFalse True\n", "1:1: " + asks}, {"T F\nF T\n", "1:1: " + asks}, {"1.0,0.0\n1.0,0.0\n", "1:1: " + asks},
  {"2 1\n1\n1\n", "1:1: " + asks}, {"1 3\n1\n1\n1\n", "1:1: " + asks}, {"2 1\n1\n", "2 1/1/"}, {"T F\nF\nT\n", "T F/F/T/"}, {"items: T F\nT F\n", "items: T F/T F/"}, {"F T\nx: F T\n", "F T/x: F T/"}, {"| c\n1.0 0.0\n1.0 0.0\n", "items: 1.0 0.0/1.0 0.0/"}, {"T F T\nF T F\n", "C1 C2 C3/C1 C3/C2/"},
  // LaTeX
  {"1 & 0 \\\\\n0 & 1 \\\\\n", "1:1: " + asks}, {"1 & 0 & 0 \\\\\n0 & 1 & 1 \\\\\n", c3}, {"1&0&0\\\\\n0&1&1", c3}, {"A & B & C \\\\\n1 & 0 & 0 \\\\\n0 & 1 & 1\n", abc}, {"1 & 0 & 0 \\\\ \\hline\n0 & 1 & 1\n", "1:14: the entry '\\hline' " + neither},
  {"\\begin{pmatrix}\n1 & 0 & 0 \\\\\n0 & 1 & 1\n", "2:5: this row has 3 entries instead of 1; line 1, the first line, sets the width"},
  // tabs and commas
  {"piece no\tA\tB\nP 1\t1\t0\nQ 1\t0\t1\n", "2:1: the option name 'P 1' has a blank; a name is a word without blanks, bars, and characters that cannot be seen"}, {"piece no\tA\tB\nP1\t1\t0\nQ1\t0\t1\n", "A B/P1: A/Q1: B/"}, {"\tA\tB\tC\nr\t1\t0\t0\ns\t0\t1\t1\n", "A B C/r: A/s: B C/"},
  {"1\t1\t1\t\n1\t1\t\t1\n", "1:6: an entry is missing beside this tab; write 0 or 1 there, or delete the whole column"}, {"\t1\t0\t0\n\t0\t1\t1\n", c3}, {"1\t0\t0\t\n0\t1\t1\t\n", c3}, {"1,\t0,\t0\n0,\t1,\t1\n", c3}, {"\t[1\t0\t0\n\t0\t1\t1]", c3},
  {"1,0,0,\n0,1,1,\n", c3}, {"A,B,C,\n1,0,0,\n0,1,1,\n", abc}, {"1,\n0,\n", "1:2: an entry is missing after this comma; write 0 or 1 there, or delete the whole column"},
  // pandas; a number with a colon
  {",0,1\n0,1,0\n1,0,1\n", "items: 0 1/0/1/"}, {",0,1,2\n0,1,0,0\n1,0,1,1\n", "0 1 2/0/1 2/"}, {",0,1\nr,1,0\ns,0,1\n", "0 1/r: 0/s: 1/"}, {",0\n0,1\n", "items: 0/0/"}, {",1,0\n0,1,0\n1,0,1\n", "1:1: an entry is missing before this comma; write 0 or 1 there, or delete the whole column"},
  {"1: 1 0 0\n2: 0 1 1\n", c3}, {"0: 1 0 0\n1: 0 1 1\n", c3}, {"A B C\n0: 1 0 0\n1: 0 1 1\n", abc}, {"1: 1 0 0\n3: 0 1 1\n", "2:1: " + index + "'3:'" + columns}, {"x: 1 0\n2: 0 1\n", "2:1: this row begins with '2:', and the first one with a name; give each row a name that is no number, or none of them"},
  // miniexact is strict, too
  {"<a b>[c]\nx: a c;\nb;\n", "2:1: this is no item, and miniexact's options have no names; delete it, and its colon"}, {"<1:2;a b>\na;a;b;\n", "1:2: " + angle}, {"<a:3;2 b>\na;b;\n", "1:2: " + angle}, {"<a:0 b>\na;b;\n", "1:2: " + angle}, {"<a:0;1 b>\na;b;\n", "0:1|a b/a/b/"},
  {"<a : 2 b>\na b;\na;\n", "2|a b/a b/a/"}, {"<a: 2 b>\na b;\na;\n", "2|a b/a b/a/"}, {"<a: 1;2 b>\na b;\na;\n", "1:2|a b/a b/a/"}, {"<a :2 b>\na b;\na;\n", "2|a b/a b/a/"}, {"<A>[x]\nA x : 1;", "A | x/A x:1/"},
  {"<a: b>\na:;\n", "1:2: " + angle}, {"<a:>\na;\n", "1:2: " + angle}, {"<a b>\na |b;\n", "2:3: " + angle}, {"<a b>\na [b];\n", "2:3: " + angle}, {"<a b>\na;\nb\n", "3:1: " + angle}, {"<a b\na;", "2:2: " + angle}, {"<a>[x:2]\na;", "1:5: " + angle},
  {"<Compressed Sparse Row sparse matrix of dtype 'int64'\n\twith 3 stored elements and shape (2, 3)>\n  Coords\tValues\n  (0, 0)\t1\n", "4:10: " + angle}, {"<?xml version=\"1.0\"?>\n<a/>\n", "2:1: " + angle},
  // JSON
  {R"({"items":["A","B","C"],"options":[["A"],["B","C"]]})", abc}, {R"({"items":[1,2,3],"options":[[1],[2,3]]})", "1 2 3/1/2 3/"}, {R"({"items":["A",{"name":"X","kind":"secondary"}],"options":[{"name":"r","entries":["A","X:red"]},["A"]]})", "A | X/r: A X:red/A/"},
  {"{'items': ['A', 'B', 'C'], 'options': [['A'], ['B', 'C']]}", abc},
  {"// c\n{\"items\":[\"A\",\"B\",\"C\"], # c\n\"options\":[[\"A\"],[\"B\",\"C\"]]}", abc},
  {"[[0],[1]]", R"(1:1: the problem must be an object; write it like this: {"items":[...],"options":[...]})"}, {R"([["A"],["B"]])", R"(1:1: the problem must be an object; write it like this: {"items":[...],"options":[...]})"}, {"[[1,4],[2,3]]", R"(1:1: the problem must be an object; write it like this: {"items":[...],"options":[...]})"},
  {R"({"items":[1.5],"options":[]})", R"(1:11: an item must be an object; write it like this: {"name":"X","kind":"secondary"})"},
};

TEST(Messages, EveryOne) {
  for (auto const& [text, result, syntax] : cases) EXPECT_EQ(said(text, syntax), result) << text;
  for (auto const& [text, result, syntax] : forms) EXPECT_EQ(said(text, syntax), result) << text;
}

// What a help says is done, and then it works; what is asked for by name is read in the same way.
TEST(Forms, HelpsThatAreFollowed) {
  for (auto text : {"A,B,C\n1,0,0\n0,1,1\n", "A B C\n1 0 0\n0 1 1\n", "\"A\";\"B\";\"C\"\n1;0;0\n0;1;1\n"}) EXPECT_EQ(said(text, Syntax::matrix), abc) << text;
  for (auto text : {"1 0 0\n0 1 1\n", "[[1,0,0],[0,1,1]]", "3\n1 0 0\n0 1 1\n", "100\n011\n", "1;0;0\n0;1;1\n", "1 0 0 # one\n0 1 1\n"}) EXPECT_EQ(said(text, Syntax::matrix), c3) << text;
  EXPECT_EQ(said("1 0\n", Syntax::matrix), "C1 C2/C1/");
  EXPECT_EQ(said("items: 0 1\n1 0\n"), "items: 0 1/1 0/");
  for (auto text : {"1.0 0.0\n0.0 1.0\n", "True False\nFalse True\n", "T F\nF T\n", "1 & 0 \\\\\n0 & 1 \\\\\n"}) EXPECT_EQ(said(text, Syntax::matrix), c2) << text;
  EXPECT_EQ(said("2 1\n1\n1\n", Syntax::matrix), "C1/C1/C1/");
  EXPECT_EQ(said("1.0 0.0\n0.0 1.0\n", Syntax::dlx), "items: 1.0 0.0/0.0 1.0/");
}

// Knuth's format comes first: these are valid, and mean what they say.
TEST(Forms, ValidTextsKeepTheirMeaning) {
  for (auto text : {"A,B C\nA,B\nC\n", "# A\n# A\n", "// A\nA // \n", "p xc 4 0\n4 xc 0\n", "<A B>\n<A\nB>\n", "0 1 2\n1 0\n2\n", "#1 A\n#1\nA\n", "'A' B;\nB;\n'A'\n", "100 011\n100\n011\n"})
    EXPECT_EQ(read(text), read(text, Syntax::dlx)) << text;
}

// ---- writing ----------------------------------------------------------------

TEST(Write, RoundTrips) {
  for (auto text : {"items:", "items:\na:\n:\n", "items: | X Y\nX:1\nX:2 Y\n", "A\n", "A\nA\nA\n",
                    "items: 0\n0\n", "items: { }\n{ }\n", "A B | X\nn@(1,2): X:b A\nX:a\nB X:b\n:\n"})
    expect_round_trip(read(text));
  for (auto name : {"paper.dlx", "c5.dlx", "report.csv", "latin-2.dlx", "queens-4.dlx", "tiny.json"})
    expect_round_trip(load(name));
}

TEST(Write, RefusesNamesThatCannotBeRead) {
  for (std::string const name : {"items", "A:b", "\xC2\xA0", "\xFF", "\xE2\x80\x8B", "a\xC2\x85"})
    for (bool is_item : {false, true}) {
      Problem p;
      try {
        p.add_item(is_item ? name : "A");
        p.add_option(is_item ? "" : name);
      } catch (ProblemError const&) {
        continue;  // a problem that cannot be built need not be refused
      }
      if (is_item and name == "items") continue;  // an item may be called so
      EXPECT_THROW(write_dlx(p), ProblemError) << name;
      EXPECT_THROW(write_json(p), ProblemError) << name;
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

TEST(Size, WideMatrix) {
  std::string text;
  for (int o = 0; o < 50; ++o) {
    for (int i = 0; i < 50'000; ++i) text += (i + o) % 50 ? "0 " : "1 ";
    text += '\n';
  }
  EXPECT_LT(seconds([&] { EXPECT_EQ(read(text).item_count(), 50'000); }), 10);
}

TEST(Size, OneLongName) {
  std::string const name(3'000'000, 'x');
  EXPECT_EQ(read(name).item(1).name, name);
  EXPECT_LT(seconds([&] { EXPECT_THROW(read("A\n" + name), InputError); }), 5);
}

// ---- rough treatment ----------------------------------------------------------

std::string mutated(std::string text, std::mt19937& dice) {
  static std::vector<std::string> const pieces = {
    "|", ":", " ", "\n", "\t", "\r", "\r\n", ",", "0", "1", "items:", "items: ", "| X Y\n", "{", "}", "[", "]", "\"", "\\", "\\u0000", "{}", "X", "A", "C1", "2:3|", "|5", "#",
    "\xC3\xA9", "\xC2\xA0", "\xE9", "\xEF\xBB\xBF", std::string(1, '\0'), "\x1B", "null", "\"kind\"", "\n\n", "A:", "a: ", "::", "name"};
  for (unsigned k = 1 + dice() % 4; k > 0; --k) {
    std::size_t const at = dice() % (text.size() + 1), length = dice() % (text.size() - at + 1);
    auto const& piece = pieces[dice() % pieces.size()];
    switch (dice() % 5) {
      case 0: text.insert(at, piece); break;
      case 1: text.erase(at, 1 + dice() % 12); break;
      case 2: text.insert(dice() % (text.size() + 1), text.substr(at, std::min<std::size_t>(length, 30))); break;
      case 3: if (at < text.size()) text[at] = static_cast<char>(dice()); break;
      case 4: text.replace(at, dice() % 4, piece); break;
    }
  }
  return text;
}

TEST(Fuzz, EitherAProblemOrAnInputError) {
  std::vector<std::string> const seeds = {
    contents(data / "paper.dlx"), contents(data / "latin-2.dlx"), contents(data / "queens-4.dlx"),
    contents(data / "report.csv"), contents(data / "report.txt"), contents(data / "tiny.json"),
    "| X Y\nX\nX Y\n", "A B | X Y\na: A X:1\nB\n:\n", "items: | X Y\nX:a Y:b\nb: Y:a\n", "0 1\n1 0\n"};
  std::mt19937 dice(2024);
  int problems = 0, errors = 0;
  for (int round = 0; round < (std::getenv("DLX_LONG") ? 30'000 : 8000); ++round) {
    auto const text = mutated(seeds[static_cast<std::size_t>(round) % seeds.size()], dice);
    SCOPED_TRACE(testing::PrintToString(text));
    for (Syntax syntax : {automatic, dlx_, matrix, json}) {
      try {
        std::vector<std::string> notes;
        auto const p = read_problem({"f", text}, syntax, &notes);
        ++problems;
        ASSERT_EQ(read(write_dlx(p)), p);
        ASSERT_EQ(read(write_json(p)), p);
        for (auto const& n : notes) ASSERT_NE(n.find(": note: "), n.npos);
        if (syntax == matrix) { ASSERT_EQ(rows(read(write_matrix(p), matrix)), rows(p)); }
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
