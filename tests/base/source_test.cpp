// Tests of dlx/base/source.hpp: characters, places, and the picture of an error.
#include "dlx/base/source.hpp"
#include <gtest/gtest.h>

using namespace dlx;

namespace {

std::string picture(std::string text, std::size_t offset, std::size_t length,
                    std::string help = "") {
  Source const source = {"f", std::move(text)};
  return InputError(source, offset, length, "wrong", help).what();
}

TEST(Decode, AcceptsEveryLength) {
  auto const is = [](std::string_view text, char32_t code) {
    Character const c = decode(text, 0);
    return c.code == code and c.bytes == text.size();
  };
  EXPECT_TRUE(is("A", U'A'));
  EXPECT_TRUE(is("\x7F", 0x7F));
  EXPECT_TRUE(is("\xC2\x80", 0x80));
  EXPECT_TRUE(is("\xC3\xA9", 0xE9));
  EXPECT_TRUE(is("\xDF\xBF", 0x7FF));
  EXPECT_TRUE(is("\xE0\xA0\x80", 0x800));
  EXPECT_TRUE(is("\xED\x9F\xBF", 0xD7FF));
  EXPECT_TRUE(is("\xEE\x80\x80", 0xE000));
  EXPECT_TRUE(is("\xEF\xBF\xBF", 0xFFFF));
  EXPECT_TRUE(is("\xF0\x90\x80\x80", 0x10000));
  EXPECT_TRUE(is("\xF4\x8F\xBF\xBF", 0x10FFFF));
  EXPECT_TRUE(is(std::string_view("\0", 1), 0));
}

TEST(Decode, StartsAnywhere) {
  EXPECT_EQ(decode("a\xC3\xA9", 1).code, U'\u00E9');
}

TEST(Decode, RefusesWhatIsNotUtf8) {
  for (std::string_view text :
       {"\x80", "\xBF", "\xC0\x80", "\xC1\xBF", "\xC3", "\xC3(", "\xE0\x9F\xBF",
        "\xE2\x82", "\xED\xA0\x80", "\xED\xBF\xBF", "\xF0\x8F\xBF\xBF",
        "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xF8\x88\x80\x80\x80", "\xFE",
        "\xFF"})
    EXPECT_EQ(decode(text, 0).bytes, 0U) << testing::PrintToString(text);
}

TEST(Locate, CountsLinesAndCharacters) {
  Source const source = {"f", "ab\n\xC3\xA9 x\r\n\ny"};
  auto const at = [&](std::size_t offset) {
    Position const p = locate(source, offset);
    return std::pair(p.line, p.column);
  };
  EXPECT_EQ(at(0), std::pair(1, 1));
  EXPECT_EQ(at(1), std::pair(1, 2));
  EXPECT_EQ(at(2), std::pair(1, 3)); // the newline itself
  EXPECT_EQ(at(3), std::pair(2, 1));
  EXPECT_EQ(at(5), std::pair(2, 2)); // after a letter of two bytes
  EXPECT_EQ(at(6), std::pair(2, 3));
  EXPECT_EQ(at(9), std::pair(3, 1)); // an empty line
  EXPECT_EQ(at(10), std::pair(4, 1));
  EXPECT_EQ(at(11), std::pair(4, 2));
  EXPECT_EQ(at(1000), std::pair(4, 2)); // beyond the end means the end
}

TEST(Locate, EmptyText) {
  Position const p = locate({"f", ""}, 0);
  EXPECT_EQ(p.line, 1);
  EXPECT_EQ(p.column, 1);
}

TEST(Locate, ByteOrderMarkHasNoColumn) {
  Source const source = {"f", "\xEF\xBB\xBF" "ab"};
  EXPECT_EQ(locate(source, 0).column, 1);
  EXPECT_EQ(locate(source, 3).column, 1);
  EXPECT_EQ(locate(source, 4).column, 2);
}

TEST(InputError, HasItsParts) {
  InputError const e({"f", "a\nbcd\n"}, 3, 2, "no good", "mend it");
  EXPECT_EQ(e.line(), 2);
  EXPECT_EQ(e.column(), 2);
  EXPECT_EQ(e.message(), "no good");
  EXPECT_EQ(e.help(), "mend it");
  EXPECT_STREQ(e.what(), "f:2:2: error: no good\n"
                         "  2 | bcd\n"
                         "    |  ^^\n"
                         "help: mend it");
}

TEST(InputError, NeedsNoHelp) {
  EXPECT_EQ(picture("A B A", 4, 1), "f:1:5: error: wrong\n"
                                    "  1 | A B A\n"
                                    "    |     ^");
}

TEST(InputError, StandardInputHasAName) {
  InputError const e({"-", "x"}, 0, 1, "wrong");
  EXPECT_STREQ(e.what(), "standard input:1:1: error: wrong\n"
                         "  1 | x\n"
                         "    | ^");
}

TEST(InputError, GutterIsAsWideAsTheNumber) {
  EXPECT_EQ(picture(std::string(99, '\n') + "x", 99, 1),
            "f:100:1: error: wrong\n"
            "  100 | x\n"
            "      | ^");
}

TEST(InputError, TabsAreCopied) {
  EXPECT_EQ(picture("a\tb\tcd", 4, 2), "f:1:5: error: wrong\n"
                                       "  1 | a\tb\tcd\n"
                                       "    |  \t \t^^");
  EXPECT_EQ(picture("a\tb", 1, 1), "f:1:2: error: wrong\n"
                                   "  1 | a\tb\n"
                                   "    |  ^");
}

TEST(InputError, AccentsAreOneColumn) {
  EXPECT_EQ(picture("Zo\xC3\xAB \xC3\xA9t\xC3\xA9 x", 5, 5),
            "f:1:5: error: wrong\n"
            "  1 | Zo\xC3\xAB \xC3\xA9t\xC3\xA9 x\n"
            "    |     ^^^");
}

// Two cells each for the characters of "exact cover" in Japanese; columns still count characters.
TEST(InputError, WideCharactersAreTwoCells) {
  std::string const wide = "\xE5\x8E\xB3\xE5\xAF\x86 \xE8\xA2\xAB\xE8\xA6\x86 x";
  EXPECT_EQ(picture(wide, 7, 6), "f:1:4: error: wrong\n"
                                 "  1 | " + wide + "\n"
                                 "    |      ^^^^");
  EXPECT_EQ(picture(wide, 14, 1), "f:1:7: error: wrong\n"
                                  "  1 | " + wide + "\n"
                                  "    |           ^");
}

TEST(InputError, CombiningMarksHaveNoCellOfTheirOwn) {
  std::string const zoe = "Zoe\xCC\x88 x";
  EXPECT_EQ(picture(zoe, 6, 1), "f:1:6: error: wrong\n"
                                "  1 | " + zoe + "\n"
                                "    |     ^");
  EXPECT_EQ(picture(zoe, 0, 5), "f:1:1: error: wrong\n"
                                "  1 | " + zoe + "\n"
                                "    | ^^^");
  EXPECT_EQ(picture(zoe, 3, 2), "f:1:4: error: wrong\n"
                                "  1 | " + zoe + "\n"
                                "    |   ^");
  EXPECT_EQ(picture("\xCC\x88", 0, 2), "f:1:1: error: wrong\n"
                                       "  1 | \xCC\x88\n"
                                       "    | ^");
}

TEST(InputError, CarriageReturnsAreNotShown) {
  EXPECT_EQ(picture("ab\r\ncd\r\n", 4, 1), "f:2:1: error: wrong\n"
                                           "  2 | cd\n"
                                           "    | ^");
  EXPECT_EQ(picture("ab\r\n", 2, 1), "f:1:3: error: wrong\n"
                                     "  1 | ab\n"
                                     "    |   ^");
}

TEST(InputError, ByteOrderMarkIsNotShown) {
  EXPECT_EQ(picture("\xEF\xBB\xBF" "ab", 4, 1), "f:1:2: error: wrong\n"
                                                "  1 | ab\n"
                                                "    |  ^");
  EXPECT_EQ(picture("\xEF\xBB\xBF", 0, 0), "f:1:1: error: wrong\n"
                                           "  1 |\n"
                                           "    | ^");
}

TEST(InputError, EmptyTextAndEnds) {
  EXPECT_EQ(picture("", 0, 0), "f:1:1: error: wrong\n"
                               "  1 |\n"
                               "    | ^");
  EXPECT_EQ(picture("ab", 2, 0), "f:1:3: error: wrong\n"
                                 "  1 | ab\n"
                                 "    |   ^");
  EXPECT_EQ(picture("ab\n", 3, 0), "f:2:1: error: wrong\n"
                                   "  2 |\n"
                                   "    | ^");
  EXPECT_EQ(picture("ab\n", 77, 5), "f:2:1: error: wrong\n"
                                    "  2 |\n"
                                    "    | ^");
  EXPECT_EQ(picture("a\n\nb", 2, 1), "f:2:1: error: wrong\n"
                                     "  2 |\n"
                                     "    | ^");
}

TEST(InputError, NothingDangerousIsShown) {
  std::string const shown = "\xEF\xBF\xBD";
  EXPECT_EQ(picture("a\x1B[2J\xFF", 5, 1), "f:1:6: error: wrong\n"
                                           "  1 | a" + shown + "[2J" + shown +
                                               "\n"
                                               "    |      ^");
  EXPECT_EQ(picture(std::string("a\0b", 3), 1, 1), "f:1:2: error: wrong\n"
                                                   "  1 | a" + shown + "b\n"
                                                   "    |  ^");
  EXPECT_EQ(picture("\xC2\x9B" "1m", 2, 1), "f:1:2: error: wrong\n"
                                            "  1 | " + shown + "1m\n"
                                            "    |  ^");
}

TEST(InputError, LongLinesAreCut) {
  std::string const text = std::string(100, 'a') + "B" + std::string(100, 'c');
  EXPECT_EQ(picture(text, 100, 1),
            "f:1:101: error: wrong\n"
            "  1 | ..." + std::string(40, 'a') + "B" + std::string(39, 'c') +
                "...\n"
                "    |    " + std::string(40, ' ') + "^");
  EXPECT_EQ(picture(std::string(60, 'x'), 0, 60),
            "f:1:1: error: wrong\n"
            "  1 | " + std::string(40, 'x') + "...\n"
            "    | " + std::string(40, '^'));
  EXPECT_EQ(picture(std::string(60, 'x'), 60, 0),
            "f:1:61: error: wrong\n"
            "  1 | ..." + std::string(40, 'x') + "\n"
            "    |    " + std::string(40, ' ') + "^");
}

TEST(InputError, LongLinesAreCutBetweenCharacters) {
  std::string text;
  for (int k = 0; k < 100; ++k) text += "\xE2\x82\xAC";
  std::string half;
  for (int k = 0; k < 40; ++k) half += "\xE2\x82\xAC";
  EXPECT_EQ(picture(text, 150, 3), "f:1:51: error: wrong\n"
                                   "  1 | ..." + half + half + "...\n"
                                   "    |    " + std::string(40, ' ') + "^");
}

TEST(InputError, MillionsOfCharactersAreQuick) {
  std::string const text(5'000'000, 'x');
  auto const message = picture(text, 2'500'000, 2'000'000);
  EXPECT_LT(message.size(), 300U);
  EXPECT_EQ(message.substr(0, 13), "f:1:2500001: ");
}

} // namespace

TEST(Visible, ShowsWhatMovesTheCursor) {
  EXPECT_EQ(visible("x\x1B[2J\ty\n"), "x\\x1B[2J\\x09y\\x0A");
  EXPECT_EQ(visible("x\x1B\ty\n", "\n\t"), "x\\x1B\ty\n");
  EXPECT_EQ(visible("Zo\xC3\xAB, \xE6\xB0\xB4"), "Zo\xC3\xAB, \xE6\xB0\xB4");
  EXPECT_EQ(visible("\xC2\x9B"), "\\xC2\\x9B") << "a control character of two bytes";
  EXPECT_EQ(visible("\xFF\xC3"), "\\xFF\\xC3") << "no UTF-8";
  EXPECT_EQ(visible(""), "");
}
