// Words become values, or complaints; and the four slips of a finger.
#include "dlx/command/values.hpp"
#include <cstdint>
#include <gtest/gtest.h>

namespace {
std::string complaint(dlx::Assign const& assign, std::string const& word) {
  try {
    assign(word);
  } catch (std::invalid_argument const& e) {
    return e.what();
  }
  return "";
}
}  // namespace

TEST(Values, NumbersArePositiveAndWhole) {
  int n = 0;
  auto const assign = dlx::into(n);
  for (auto const& [word, value] : std::vector<std::pair<std::string, int>>{{"1", 1}, {"010", 10}, {"2147483647", 2147483647}}) {
    EXPECT_EQ(complaint(assign, word), "");
    EXPECT_EQ(n, value);
  }
  for (std::string const word : {"0", "-1", "+1", " 1", "1 ", "1.5", "1e3", "0x10", "x", ""})
    EXPECT_EQ(complaint(assign, word), "wants a whole number above 0, not " + word);
  EXPECT_EQ(complaint(assign, "2147483648"), "cannot be as large as 2147483648");
}

TEST(Values, NumbersHaveARange) {
  int n = 0;
  EXPECT_EQ(complaint(dlx::into(n, 10), "10"), "");
  EXPECT_EQ(complaint(dlx::into(n, 10), "11"), "is at most 10, not 11");
  std::uint64_t large = 0;
  EXPECT_EQ(complaint(dlx::into(large), "18446744073709551615"), "");
  EXPECT_EQ(complaint(dlx::into(large), "18446744073709551616"), "cannot be as large as 18446744073709551616");
}

TEST(Values, PricesMayBeNothing) {
  std::int64_t coins = -1;
  auto const assign = dlx::into(coins, std::int64_t(99), std::int64_t(0));
  EXPECT_EQ(complaint(assign, "0"), "");
  EXPECT_EQ(coins, 0);
  for (std::string const word : {"-1", "1.5", "x"}) EXPECT_EQ(complaint(assign, word), "wants a whole number, 0 or more, not " + word);
}

TEST(Values, ChoicesStandBetweenBars) {
  auto const choices = dlx::choices_in("first|script:FILE|N");
  EXPECT_EQ(choices, (std::vector<std::string>{"first", "script:FILE", "N"}));
  EXPECT_EQ(dlx::typed_in(choices[1]), "script:");
  dlx::refuse_if_none_of({"first", "script:FILE"}, "script:a");
  for (std::string const word : {"script:", "firs", "firstly", ""})
    EXPECT_THROW(dlx::refuse_if_none_of({"first", "script:FILE"}, word), std::invalid_argument) << word;
}

TEST(Values, SecondsMayBeFractions) {
  double seconds = 0;
  auto const assign = dlx::into(seconds);
  EXPECT_EQ(complaint(assign, "0.5"), "");
  EXPECT_EQ(seconds, 0.5);
  EXPECT_EQ(complaint(assign, "1e9"), "");
  for (std::string const word : {"nan", "0", "-1", "soon", ""}) EXPECT_EQ(complaint(assign, word), "wants a number above 0, not " + word);
}

TEST(Values, TextsListsAndSizes) {
  std::string text;
  std::vector<std::string> texts;
  dlx::BoardSize size;
  dlx::BoardSize box;
  std::string const wanted = "a height and a width, as in 2x3";
  for (std::string const word : {"a", "b c", ""}) dlx::into(text)(word), dlx::into(texts)(word);
  EXPECT_EQ(text, "");
  EXPECT_EQ(texts, (std::vector<std::string>{"a", "b c", ""}));
  EXPECT_EQ(complaint(dlx::into(size), "6x10"), "");
  EXPECT_EQ(size.rows, 6);
  EXPECT_EQ(size.columns, 10);
  for (std::string const word : {"60", "6x", "x6", "", "x", "6x1x1", "6X10"})
    EXPECT_EQ(complaint(dlx::into(size), word), "wants rows and columns, such as 6x10, not " + word);
  EXPECT_EQ(complaint(dlx::into(box, wanted), "2x3"), "");
  EXPECT_EQ(box.rows * 10 + box.columns, 23);
  for (std::string const word : {"23", "2x0"}) EXPECT_EQ(complaint(dlx::into(box, wanted), word), "wants a height and a width, as in 2x3, not " + word);
  bool wish = false;
  dlx::into(wish)("");
  EXPECT_TRUE(wish);
}

namespace {
std::string nearest(std::string const& word, std::vector<std::string> const& names) {
  return dlx::advice(word, names, "none");
}
}  // namespace

TEST(Guess, ForgivesEachSlipAtEachPlace) {
  std::string const name = "estimate", yes = "did you mean estimate?";
  for (std::size_t k = 0; k < name.size(); ++k) {
    auto lost = name, wrong = name, swapped = name;
    lost.erase(k, 1), wrong[k] = 'X';
    EXPECT_EQ(nearest(lost, {name}), yes) << lost;
    EXPECT_EQ(nearest(wrong, {name}), yes) << wrong;
    EXPECT_EQ(nearest(name.substr(0, k) + 'X' + name.substr(k), {name}), yes) << k;
    if (k > 0) std::swap(swapped[k - 1], swapped[k]);
    EXPECT_EQ(nearest(swapped, {name}), yes) << swapped;
  }
}

TEST(Guess, ForgivesTwoSlipsAndNoMore) {
  EXPECT_EQ(nearest("esimatte", {"estimate"}), "did you mean estimate?");
  EXPECT_EQ(nearest("XsXimatX", {"estimate"}), "none");
  EXPECT_EQ(nearest("xyz", {"solve", "count"}), "none");
  EXPECT_EQ(nearest("sxlxe", {"solve"}), "none") << "two slips want seven letters";
  EXPECT_EQ(nearest("", {"solve"}), "none");
  EXPECT_EQ(nearest("solve", {}), "none");
}

TEST(Guess, PrefersFewerSlipsAndThenTheFirst) {
  EXPECT_EQ(nearest("cost", {"count", "cost"}), "did you mean cost?");
  EXPECT_EQ(nearest("--l", {"--limit", "--log"}), "did you mean --limit?");
}

TEST(Guess, ListsAsOneSpeaks) {
  EXPECT_EQ(dlx::either({"a", "b"}), "a or b");
  EXPECT_EQ(dlx::either({"a", "b", "c"}), "a, b, or c");
}
