// What is stated has the covers as solutions, and is compared word by word.
#include "dlx/text/conditions.hpp"
#include "dlx/text/dlx.hpp"
#include "proofs.hpp"
#include "random_problems.hpp"
#include "shell.hpp"
#include <gtest/gtest.h>
#include <map>

using namespace dlx;

namespace {

Source source_of(std::string const& text) { return {"opb", text}; }
bool holds(Inequality const& c, unsigned values) {
  std::int64_t sum = 0;
  for (auto [coefficient, literal] : c.terms)
    if (((values >> (literal / 2 - 1) & 1) != 0) != (literal % 2 != 0)) sum += coefficient;
  return sum >= c.degree;
}
Problem any_problem(std::mt19937& dice, int round) {
  Shape shape = random_shape(dice);
  shape.options = std::min(shape.options, 9);
  shape.colours = round % 3;
  shape.bounds = round % 2;
  return random_problem(dice, shape);
}

}  // namespace

TEST(Conditions, HaveTheCoversAndNothingElse) {
  std::mt19937 dice(31);
  for (int round = 0; round < 600; ++round) {
    auto const p = any_problem(dice, round);
    auto const s = conditions_of(p);
    unsigned mentioned = 0;
    for (int o : s.options) mentioned |= 1u << (o - 1);
    for (int v = p.option_count(); v < s.variables; ++v) mentioned |= 1u << v;
    std::map<std::vector<int>, int> found;
    for (unsigned values = 0; values < 1u << s.variables; ++values) {
      if (values & ~mentioned || !std::ranges::all_of(s.list, [&](auto const& c) { return holds(c, values); })) continue;
      std::vector<int> options;
      for (int o : s.options)
        if (values >> (o - 1) & 1) options.push_back(o);
      ++found[options];
    }
    std::set<std::vector<int>> once;
    for (auto const& [options, times] : found) {
      EXPECT_EQ(times, 1);
      once.insert(options);
    }
    ASSERT_EQ(once, covers_by_force(p)) << write_dlx(p);
  }
}

TEST(Conditions, AreThoseOfTheFile) {
  std::mt19937 dice(32);
  for (int round = 0; round < 3000; ++round) {
    auto const p = any_problem(dice, round);
    auto const opb = write_opb(p);
    EXPECT_NO_THROW(check_conditions(p, source_of(opb.text))) << opb.text;
    EXPECT_EQ(conditions_of(p).list.size(), opb.count);
  }
}

// A number or a literal that is altered is another condition.
TEST(Conditions, OneWordIsAltered) {
  std::mt19937 dice(33);
  int altered = 0;
  for (int round = 0; round < 300; ++round) {
    auto const p = any_problem(dice, round);
    auto const text = write_opb(p).text;
    for (auto at = text.find("\npreserved:") + 1; at < text.size(); ++at) {
      bool const is_comment = text[text.rfind('\n', at - 1) + 1] == '*';
      if (is_comment || !std::isdigit(static_cast<unsigned char>(text[at]))) continue;
      auto changed = text;
      changed[at] = changed[at] == '9' ? '8' : static_cast<char>(changed[at] + 1);
      EXPECT_THROW(check_conditions(p, source_of(changed)), InputError) << changed;
      ++altered;
    }
  }
  EXPECT_GT(altered, 5000);
}

TEST(Conditions, OfTheKitchen) {
  auto const p = read_dlx({"", slurp("tests/data/kitchen.dlx")}, 0);
  auto const right = write_opb(p).text;
  auto passes = [&](std::string const& from, std::string const& to) {
    auto text = right;
    EXPECT_NE(text.find(from), std::string::npos) << from;
    try {
      check_conditions(p, source_of(text.replace(text.find(from), from.size(), to)));
    } catch (InputError const&) {
      return false;
    }
    return true;
  };
  EXPECT_TRUE(passes("1 x1 1 x2 1 x3 >= 1", "1 x3 1 x1 1 x2 >= 1"));
  EXPECT_TRUE(passes("1 ~x4 1 ~x3 >= 1", "-1 x4 -1 x3 >= -1"));
  EXPECT_FALSE(passes("1 ~x4 1 ~x3 >= 1", "-1 x4 -1 x3 >= -2"));
  EXPECT_FALSE(passes("x3 >= 1 ;", "x3 >= 2 ;"));
  EXPECT_FALSE(passes("1 x1 1 x2 1 x3 >= 1 ;\n", ""));
  EXPECT_FALSE(passes("1 ~x4 1 ~x3 >= 1 ;\n", ""));
  EXPECT_FALSE(passes("1 ~x4 1 ~x3 >= 1 ;\n", "1 ~x4 1 ~x3 >= 1 ;\n1 x1 >= 0 ;\n"));
  EXPECT_FALSE(passes("2 x4", "1 x4"));
  EXPECT_TRUE(passes("* #variable= 4 #constraint= 5\n", ""));
  EXPECT_TRUE(passes("* #variable= 4 #constraint= 5", "*  #variable= 4  #constraint= 5"));
  for (auto head : {"* #variable= 4 #constraint= 5 9", "* #variable= 5 #constraint= 5", "* #variable= 4 #constraint= 4", "* #variable= 4"})
    EXPECT_FALSE(passes("* #variable= 4 #constraint= 5", head)) << head;
  EXPECT_FALSE(passes("preserved: x1 x2 x3", "preserved: x1 x2"));
  EXPECT_FALSE(passes("preserved: x1 x2 x3 ;\n", ""));
}
