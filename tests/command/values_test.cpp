// Words become values, or complaints.
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
  auto const assign = dlx::number(n);
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
  EXPECT_EQ(complaint(dlx::number(n, 10), "10"), "");
  EXPECT_EQ(complaint(dlx::number(n, 10), "11"), "is at most 10, not 11");
  std::uint64_t large = 0;
  EXPECT_EQ(complaint(dlx::number(large), "18446744073709551615"), "");
  EXPECT_EQ(complaint(dlx::number(large), "18446744073709551616"), "cannot be as large as 18446744073709551616");
}

TEST(Values, SecondsMayBeFractions) {
  double seconds = 0;
  auto const assign = dlx::number(seconds);
  EXPECT_EQ(complaint(assign, "0.5"), "");
  EXPECT_EQ(seconds, 0.5);
  EXPECT_EQ(complaint(assign, "1e9"), "");
  for (std::string const word : {"nan", "0", "-1", "soon", ""}) EXPECT_EQ(complaint(assign, word), "wants a number above 0, not " + word);
}

TEST(Values, TextsListsAndSizes) {
  std::string text;
  std::vector<std::string> texts;
  std::vector<int> numbers;
  dlx::BoardSize size;
  int height = 0, width = 0;
  for (std::string const word : {"a", "b c", ""}) dlx::text(text)(word), dlx::texts(texts)(word);
  EXPECT_EQ(text, "");
  EXPECT_EQ(texts, (std::vector<std::string>{"a", "b c", ""}));
  for (auto word : {"3", "1"}) dlx::numbers(numbers)(word);
  EXPECT_EQ(numbers, (std::vector<int>{3, 1}));
  EXPECT_EQ(complaint(dlx::numbers(numbers), "0"), "wants a whole number above 0, not 0");
  EXPECT_EQ(complaint(dlx::size(size), "6x10"), "");
  EXPECT_EQ(size.rows, 6);
  EXPECT_EQ(size.columns, 10);
  for (std::string const word : {"60", "6x", "x6", "", "x", "6x1x1", "6X10"})
    EXPECT_EQ(complaint(dlx::size(size), word), "wants rows and columns, such as 6x10, not " + word);
  EXPECT_EQ(complaint(dlx::box(height, width), "2x3"), "");
  EXPECT_EQ(height * 10 + width, 23);
  EXPECT_EQ(complaint(dlx::box(height, width), "23"), "wants a height and a width, as in 2x3, not 23");
  EXPECT_EQ(complaint(dlx::box(height, width), "2x0"), "wants a whole number above 0, not 0");
}
