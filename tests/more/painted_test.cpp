#include "dlx/more/painted.hpp"
#include "dlx/text/format.hpp"
#include "inspector.hpp"
#include <cstdlib>
#include <gtest/gtest.h>

using namespace dlx;

namespace {
Shape coloured_shape(std::mt19937& dice) {
  Shape shape = random_shape(dice);
  shape.primary = 1 + static_cast<int>(dice() % 4);
  shape.secondary = 1 + static_cast<int>(dice() % 4);
  shape.density = 0.25 + 0.1 * static_cast<double>(dice() % 4);
  shape.colours = 1 + static_cast<int>(dice() % 3);
  return shape;
}
}  // namespace

TEST(Painted, FindsWhatBruteForceFindsAndVisitsTheTreeOfTheTextbook) {
  std::mt19937 dice(8);
  std::size_t covers = 0;
  for (int round = 0; round < (std::getenv("DLX_LONG") ? 1500 : 700) && !HasFailure(); ++round)
    covers += expect_like_the_textbook<Painted>(random_problem(dice, coloured_shape(dice)));
  EXPECT_GT(covers, 500u);
}

TEST(Painted, EveryStateIsTheOneOfTheModel) {
  std::mt19937 dice(9);
  int looks = 0, purifications = 0;
  for (int round = 0; round < 300; ++round) {
    Problem const p = random_problem(dice, coloured_shape(dice));
    Painted links(p);
    Inspector<Painted> inspector(p, links);
    search(links, Chooser::smallest, {}, nullptr, &inspector);
    ASSERT_FALSE(HasFatalFailure()) << round;
    EXPECT_TRUE(inspector.done_so_far.empty());
    looks += inspector.looks;
    purifications += inspector.purifications;
  }
  EXPECT_GT(looks, 2000);
  EXPECT_GT(purifications, 150);
}

// Column a of the corner, as the table of the chapter has it; each step is one commitment.
TEST(Painted, TheCornerOfTheBook) {
  Problem const p = read_problem({"corner", "row1 col1 | a b c\nrow1 a:A b:T\ncol1 a:A c:T\ncol1 a:T c:O\ncol1 a:A c:H\ncol1 a:H c:O\n"});
  Painted links(p);
  Painted const start = links;
  auto const column = [&] { return std::vector{links.shade(3), links.shade(10), links.shade(13), links.shade(16), links.shade(19)}; };
  EXPECT_EQ(column(), (std::vector{0, 1, 2, 1, 4}));
  Silent nobody;
  Totals totals;
  Steps<Painted, Silent> steps = {links, nobody, totals};
  steps.commit(links.node(6), 0);  // row1, which has no colour
  steps.commit(links.node(7), 0);  // a:A
  EXPECT_EQ(column(), (std::vector{1, -1, 2, -1, 4}));
  EXPECT_EQ(links.get(Field::size, 2), 2) << "col1 has learned of it";
  Painted const purified = links;
  steps.commit(links.node(10), 0);  // is marked
  EXPECT_TRUE(links == purified);
  steps.uncommit(links.node(10), 0);
  EXPECT_TRUE(links == purified);
  steps.uncommit(links.node(7), 0);
  steps.uncommit(links.node(6), 0);
  EXPECT_TRUE(links == start);
}
TEST(Painted, AShadeIsAFieldOfHeadersAndEntries) {
  Problem p;
  p.add_item("A"), p.add_item("S", Kind::secondary);
  p.add_colour("unused");
  p.add_option({1});
  p.add_entry(2, p.add_colour("red"));
  Painted links(p);
  for (auto [x, shade] : {std::pair{1, 0}, {2, 0}, {3, 0}, {4, 1}}) {
    EXPECT_EQ(links.shade(x), shade);
    EXPECT_EQ(links.get(Field::colour, x), shade);
    links.set(Field::colour, x, x + 5);
    EXPECT_EQ(links.shade(x), x + 5);
  }
  for (int x : {-1, 5}) {
    EXPECT_THROW(links.get(Field::colour, x), std::out_of_range);
    EXPECT_THROW(links.set(Field::colour, x, 0), std::out_of_range);
  }
}

// Colours leave entries in their columns, but no option goes as a whole.
TEST(Painted, AnOptionThatIsHiddenToTheLastNodeIsAFaultAndAMarkWithoutAColour) {
  Problem p;
  p.add_item("A"), p.add_item("B");
  p.add_option({1, 2}), p.add_option({1});
  Painted links(p);
  links.set(Field::down, 1, 5), links.set(Field::up, 5, 1), links.set(Field::size, 1, 1);
  EXPECT_EQ(find_fault(links), "");  // as it is hidden from B
  links.set(Field::down, 2, 2), links.set(Field::up, 2, 2), links.set(Field::size, 2, 0);
  EXPECT_EQ(find_fault(links), "option 1 has 2 hidden nodes of 2");
  Problem q;
  q.add_item("A"), q.add_item("S", Kind::secondary);
  q.add_option({1});
  q.add_entry(2, q.add_colour("red"));
  Painted marked(q);
  EXPECT_EQ(find_fault(marked), "");
  marked.set(Field::colour, 4, -1);
  EXPECT_EQ(find_fault(marked), "node 4 is marked, its column is not");
}
