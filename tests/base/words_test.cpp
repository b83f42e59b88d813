// Tests of dlx/base/words.hpp: words, questions, rules.
#include "dlx/base/words.hpp"
#include <gtest/gtest.h>
#include <string>
#include <vector>

using namespace dlx;

TEST(WordsOfLines, ABlankIsABlank) {
  std::string const text = "xx try\tB@(1,0) \r yy";
  auto const words = words_of(text, 3, 17);
  ASSERT_EQ(words.size(), 2u);
  EXPECT_EQ(words[0].text, "try");
  EXPECT_EQ(words[0].at, 3u);
  EXPECT_EQ(words[0].length, 3u);
  EXPECT_EQ(words[1].text, "B@(1,0)");
  EXPECT_EQ(words[1].at, 7u);
  EXPECT_TRUE(words_of(text, 14, 17).empty());
  EXPECT_TRUE(words_of(text, 4, 4).empty());
  EXPECT_TRUE(words_of("", 0, 0).empty());
  EXPECT_EQ(words_of(text, 3, 9)[1].text, "B@"); // the end is the end
}

TEST(WordsOfLines, ALineOfATextIsTakenApartInItsPlace) {
  std::string const text = "one\n two  three\nfour";
  auto const words = words_of(Word{std::string_view(text).substr(4, 11), 4, 11});
  ASSERT_EQ(words.size(), 2u);
  EXPECT_EQ(words[0].text, "two");
  EXPECT_EQ(words[0].at, 5u);
  EXPECT_EQ(words[1].text, "three");
  EXPECT_EQ(words[1].at, 10u);
  EXPECT_EQ(words[1].length, 5u);
  EXPECT_TRUE(words_of(Word{"", 3, 0}).empty());
}

TEST(WordsOfLines, PartsHavePlaces) {
  Word const word = {"X:red", 10, 5};
  EXPECT_EQ(part(word, 2).text, "red");
  EXPECT_EQ(part(word, 2).at, 12u);
  EXPECT_EQ(part(word, 0, 1).text, "X");
  EXPECT_EQ(part(word, 5).length, 0u);
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
