// Characters, places, the picture of an error; words, questions, and rules.
#include "dlx/base/source.hpp"
#include <gtest/gtest.h>
#include <string>
#include <vector>

using namespace dlx;

TEST(Decode, AcceptsEveryLengthAndRefusesWhatIsNotUtf8) {
  for (auto [text, code] : std::vector<std::pair<std::string_view, char32_t>>{
         {"A", U'A'}, {"\x7F", 0x7F}, {"\xC2\x80", 0x80}, {"\xC3\xA9", 0xE9}, {"\xDF\xBF", 0x7FF}, {"\xE0\xA0\x80", 0x800},
         {"\xED\x9F\xBF", 0xD7FF}, {"\xEE\x80\x80", 0xE000}, {"\xEF\xBF\xBF", 0xFFFF}, {"\xF0\x90\x80\x80", 0x10000},
         {"\xF4\x8F\xBF\xBF", 0x10FFFF}, {std::string_view("\0", 1), 0}}) {
    EXPECT_EQ(decode(text, 0).code, code) << testing::PrintToString(text);
    EXPECT_EQ(decode(text, 0).bytes, text.size()) << testing::PrintToString(text);
  }
  EXPECT_EQ(decode("a\xC3\xA9", 1).code, U'\u00E9');
  for (std::string_view text :
       {"\x80", "\xBF", "\xC0\x80", "\xC1\xBF", "\xC3", "\xC3(", "\xE0\x9F\xBF", "\xE2\x82", "\xED\xA0\x80", "\xED\xBF\xBF",
        "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xF8\x88\x80\x80\x80", "\xFE", "\xFF"})
    EXPECT_EQ(decode(text, 0).bytes, 0U) << testing::PrintToString(text);
}

TEST(Locate, CountsLinesAndCharacters) {
  Source const source = {"f", "ab\n\xC3\xA9 x\r\n\ny"}, marked = {"f", "\xEF\xBB\xBF" "ab"}, empty = {"f", ""};
  auto const at = [](Source const& text, std::size_t offset, int line, int column) {
    Position const p = locate(text, offset);
    EXPECT_EQ(std::pair(p.line, p.column), std::pair(line, column)) << offset;
  };
  at(source, 0, 1, 1);
  at(source, 1, 1, 2);
  at(source, 2, 1, 3);  // the newline itself
  at(source, 3, 2, 1);
  at(source, 5, 2, 2);  // after a letter of two bytes
  at(source, 6, 2, 3);
  at(source, 9, 3, 1);  // an empty line
  at(source, 10, 4, 1);
  at(source, 11, 4, 2);
  at(source, 1000, 4, 2);  // beyond the end means the end
  at(empty, 0, 1, 1);
  at(marked, 0, 1, 1);  // a byte order mark has no column
  at(marked, 3, 1, 1);
  at(marked, 4, 1, 2);
}

TEST(InputError, HasItsParts) {
  InputError const e({"f", "a\nbcd\n"}, 3, 2, "no good", "mend it");
  EXPECT_EQ(e.line(), 2);
  EXPECT_EQ(e.column(), 2);
  EXPECT_EQ(e.message(), "no good");
  EXPECT_EQ(e.help(), "mend it");
  EXPECT_STREQ(e.what(), "f:2:2: error: no good\n  2 | bcd\n    |  ^^\nhelp: mend it");
  EXPECT_STREQ(InputError({"-", "x"}, 0, 1, "wrong").what(), "standard input:1:1: error: wrong\n  1 | x\n    | ^");
}

namespace {
struct Case {
  std::string text;
  std::size_t offset, length;
  std::string place, line, below;  // as the picture has them
};
std::string times(int n, std::string const& piece) {
  std::string all;
  for (int k = 0; k < n; ++k) all += piece;
  return all;
}
}  // namespace

TEST(InputError, HasAPicture) {
  std::string const wide = "\xE5\x8E\xB3\xE5\xAF\x86 \xE8\xA2\xAB\xE8\xA6\x86 x";  // two cells each; columns still count characters
  std::string const zoe = "Zoe\xCC\x88 x", accents = "Zo\xC3\xAB \xC3\xA9t\xC3\xA9 x", shown = "\xEF\xBF\xBD";
  std::string const euro = "\xE2\x82\xAC", aBc = times(100, "a") + "B" + times(100, "c");
  for (Case const& c : std::vector<Case>{
         {"A B A", 4, 1, "1:5", " A B A", "    ^"},
         {times(99, "\n") + "x", 99, 1, "100:1", " x", "^"},
         {"a\tb\tcd", 4, 2, "1:5", " a\tb\tcd", " \t \t^^"},
         {"a\tb", 1, 1, "1:2", " a\tb", " ^"},
         {accents, 5, 5, "1:5", " " + accents, "    ^^^"},
         {wide, 7, 6, "1:4", " " + wide, "     ^^^^"},
         {wide, 14, 1, "1:7", " " + wide, "          ^"},
         {zoe, 6, 1, "1:6", " " + zoe, "    ^"},
         {zoe, 0, 5, "1:1", " " + zoe, "^^^"},
         {zoe, 3, 2, "1:4", " " + zoe, "  ^"},
         {"\xCC\x88", 0, 2, "1:1", " \xCC\x88", "^"},
         // carriage returns and byte order marks are not shown
         {"ab\r\ncd\r\n", 4, 1, "2:1", " cd", "^"},
         {"ab\r\n", 2, 1, "1:3", " ab", "  ^"},
         {"\xEF\xBB\xBF" "ab", 4, 1, "1:2", " ab", " ^"},
         {"\xEF\xBB\xBF", 0, 0, "1:1", "", "^"},
         // empty texts, and ends
         {"", 0, 0, "1:1", "", "^"},
         {"ab", 2, 0, "1:3", " ab", "  ^"},
         {"ab\n", 3, 0, "2:1", "", "^"},
         {"ab\n", 77, 5, "2:1", "", "^"},
         {"a\n\nb", 2, 1, "2:1", "", "^"},
         // nothing dangerous is shown
         {"a\x1B[2J\xFF", 5, 1, "1:6", " a" + shown + "[2J" + shown, "     ^"},
         {std::string("a\0b", 3), 1, 1, "1:2", " a" + shown + "b", " ^"},
         {"\xC2\x9B" "1m", 2, 1, "1:2", " " + shown + "1m", " ^"},
         // long lines are cut, between characters
         {aBc, 100, 1, "1:101", " ..." + times(40, "a") + "B" + times(39, "c") + "...", times(43, " ") + "^"},
         {times(60, "x"), 0, 60, "1:1", " " + times(40, "x") + "...", times(40, "^")},
         {times(60, "x"), 60, 0, "1:61", " ..." + times(40, "x"), times(43, " ") + "^"},
         {times(100, euro), 150, 3, "1:51", " ..." + times(80, euro) + "...", times(43, " ") + "^"}}) {
    std::string const number = c.place.substr(0, c.place.find(':'));
    EXPECT_EQ(InputError({"f", c.text}, c.offset, c.length, "wrong").what(),
              "f:" + c.place + ": error: wrong\n  " + number + " |" + c.line + "\n  " + std::string(number.size(), ' ') + " | " + c.below);
  }
  std::string const message = InputError({"f", std::string(5'000'000, 'x')}, 2'500'000, 2'000'000, "wrong").what();  // is quick
  EXPECT_LT(message.size(), 300U);
  EXPECT_EQ(message.substr(0, 13), "f:1:2500001: ");
}

TEST(Visible, ShowsWhatMovesTheCursor) {
  EXPECT_EQ(visible("x\x1B[2J\ty\n"), "x\\x1B[2J\\x09y\\x0A");
  EXPECT_EQ(visible("x\x1B\ty\n", "\n\t"), "x\\x1B\ty\n");
  EXPECT_EQ(visible("Zo\xC3\xAB, \xE6\xB0\xB4"), "Zo\xC3\xAB, \xE6\xB0\xB4");
  EXPECT_EQ(visible("\xC2\x9B"), "\\xC2\\x9B") << "a control character of two bytes";
  EXPECT_EQ(visible("\xFF\xC3"), "\\xFF\\xC3") << "no UTF-8";
  EXPECT_EQ(visible(""), "");
}

TEST(WordsOfLines, HaveTheirPlaces) {
  auto const words_at = [](std::vector<Word> const& words) {
    std::string all;
    for (Word const& w : words) all += std::to_string(w.at) + ' ' + std::string(w.text) + (w.length == w.text.size() ? ";" : "?");
    return all;
  };
  std::string const text = "xx try\tB@(1,0) \r yy", lines = "one\n two  three\nfour";
  EXPECT_EQ(words_at(words_of(text, 3, 17)), "3 try;7 B@(1,0);");
  EXPECT_EQ(words_at(words_of(text, 3, 9)), "3 try;7 B@;"); // the end is the end
  EXPECT_EQ(words_at(words_of(text, 14, 17)) + words_at(words_of(text, 4, 4)) + words_at(words_of("", 0, 0)), "");
  EXPECT_EQ(words_at(words_of(Word{std::string_view(lines).substr(4, 11), 4, 11})), "5 two;10 three;");
  Word const word = {"X:red", 10, 5};
  EXPECT_EQ(words_at({part(word, 2), part(word, 0, 1), part(word, 5)}), "12 red;10 X;15 ;");
}

TEST(WordsOfLines, Questions) {
  EXPECT_TRUE(has({"a|b", 0, 3}, '|'));
  EXPECT_FALSE(has({"ab", 0, 2}, '|'));
  EXPECT_TRUE(has_only("0110", digits));
  EXPECT_FALSE(has_only("01a", digits));
  EXPECT_TRUE(has_only("", digits));
  EXPECT_TRUE(is_bit("0") and is_bit("1"));
  EXPECT_FALSE(is_bit("") or is_bit("2") or is_bit("10"));
  for (auto [c, small] : {std::pair('A', 'a'), {'Z', 'z'}, {'m', 'm'}, {'@', '@'}, {'[', '['}, {'\xC9', '\xC9'}})
    EXPECT_EQ(in_lower_case(c), small);
  for (char32_t c : {U'\x1B', U'\x7F', U'\xA0', U'\xAD', U'\x200B', U'\x202E', U'\x3000', U'\xFEFF'})
    EXPECT_TRUE(is_hidden(c)) << static_cast<int>(c);
  for (char32_t c : {U'a', U' ', U'\xE9', U'\x200C', U'\x200D', U'\x4E00', U'\x1F600'})
    EXPECT_FALSE(is_hidden(c)) << static_cast<int>(c);
}

TEST(WordsOfLines, NumbersAreWholeWords) {
  EXPECT_EQ(whole_number<int>("120"), 120);
  EXPECT_EQ(whole_number<int>("-7"), -7);
  EXPECT_EQ(whole_number<int>("007"), 7);
  EXPECT_EQ(whole_number<std::int64_t>("-9223372036854775808"), INT64_MIN);
  EXPECT_EQ(whole_number<std::uint64_t>("18446744073709551615"), UINT64_MAX);
  for (auto const* word : {"", "-", "+5", " 5", "5 ", "5x", "x", "1.0", "0x1", "2147483648", "--1", "1-"})
    EXPECT_FALSE(whole_number<int>(word)) << word;
  EXPECT_FALSE(whole_number<std::uint64_t>("18446744073709551616"));
  EXPECT_FALSE(whole_number<std::uint64_t>("-1"));
}

TEST(WordsOfLines, Quotes) {
  EXPECT_EQ(in_quotes("A"), "'A'");
  EXPECT_EQ(in_quotes(""), "''");
  EXPECT_EQ(in_quotes("Rank 1"), "'Rank 1'");
  EXPECT_EQ(in_quotes("a\x1B[31m\xC2\xA0\xFF"), "'a?[31m?" "?'");
  EXPECT_EQ(in_quotes(std::string(40, 'x')), "'" + std::string(40, 'x') + "'");
  EXPECT_EQ(in_quotes(std::string(41, 'x')), "'" + std::string(40, 'x') + "...'");
  std::string e;
  for (int k = 0; k < 41; ++k) e += "\xC3\xA9"; // forty characters, not bytes
  EXPECT_EQ(in_quotes(e), "'" + e.substr(0, 80) + "...'");
}

TEST(WordsOfLines, TheFirstBrokenRuleWins) {
  Source const source = {"f", "one two\nthree"};
  Word const two = {"two", 4, 3}, three = {"three", 8, 5};
  EXPECT_NO_THROW(check(source, {}));
  EXPECT_NO_THROW(check(source, {{false, two, "wrong", ""}}));
  try {
    check(source, {{false, two, "not this", ""}, {true, three, "{} and {{}}", "mend"}, {true, two, "nor this", ""}});
    FAIL();
  } catch (InputError const& e) {
    EXPECT_EQ(e.message(), "'three' and {}");
    EXPECT_EQ(e.help(), "mend");
    EXPECT_EQ(e.line(), 2);
    EXPECT_EQ(e.column(), 1);
  }
  EXPECT_THROW(refuse(source, two, "no"), InputError);
}
