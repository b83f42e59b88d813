#include "dlx/more/painted.hpp"
#include "textbook.hpp"
#include "dlx/more/estimate.hpp"
#include "dlx/draw/trace.hpp"
#include "dlx/text/format.hpp"
#include "dlx/text/verify.hpp"
#include "link_model.hpp"
#include "random_problems.hpp"
#include <cstdlib>
#include <gtest/gtest.h>
#include <sstream>

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
bool agrees(LinkModel const& model, Painted const& links) {
  for (std::size_t x = 0; x < model.shades.size(); ++x)
    if (model.shades[x] != links.shade(static_cast<int>(x))) return false;
  return model.equals(links);
}
struct Inspector : Observer {
  Inspector(Problem const& p, Painted const& l) : problem(p), links(l) {}
  Problem const& problem;
  Painted const& links;
  std::vector<int> done_so_far;
  int looks = 0, purifications = 0;
  void look() {
    ++looks;
    ASSERT_TRUE(agrees(LinkModel(problem, done_so_far), links));
    ASSERT_EQ(find_fault(links), "");
  }
  void push(int what) {
    done_so_far.push_back(what);
    look();
  }
  void pop(int what) {
    ASSERT_FALSE(done_so_far.empty());
    ASSERT_EQ(done_so_far.back(), what);
    done_so_far.pop_back();
    look();
  }
  void cover(int item, int) override { push(item); }
  void uncover(int item, int) override { pop(item); }
  void purify(int, int x, int) override { ++purifications, push(-x); }
  void unpurify(int, int x, int) override { pop(-x); }
  void choose(int, int, int) override { look(); }
  void solution(std::span<int const>, int) override { look(); }
};
}  // namespace

TEST(Painted, FindsWhatBruteForceFindsAndVisitsTheTreeOfTheTextbook) {
  std::mt19937 dice(8);
  std::size_t covers = 0;
  for (int round = 0; round < (std::getenv("DLX_LONG") ? 1500 : 700); ++round) {
    Problem const p = random_problem(dice, coloured_shape(dice));
    auto const expected = covers_by_force(p);
    for (Chooser c : {Chooser::first, Chooser::smallest}) {
      std::vector<std::vector<int>> a, b;
      Painted links(p);
      Painted const start = links;
      auto const dance = search(links, c, {}, [&](auto cover) { a.emplace_back(cover.begin(), cover.end()); });
      auto const book = algorithm_x(p, c, {}, [&](auto cover) { b.emplace_back(cover.begin(), cover.end()); });
      ASSERT_TRUE(links == start);
      ASSERT_EQ(a, b) << round;
      ASSERT_EQ(dance.totals.nodes, book.totals.nodes) << round;
      ASSERT_EQ(dance.totals.dead, book.totals.dead) << round;
      std::set<std::vector<int>> found;
      for (auto cover : a) {
        ASSERT_EQ(refute(p, cover), "");
        std::sort(cover.begin(), cover.end());
        ASSERT_TRUE(found.insert(cover).second);
      }
      ASSERT_EQ(found, expected) << round;
      covers += a.size();
    }
  }
  EXPECT_GT(covers, 1000u);
}

TEST(Painted, EveryStateIsTheOneOfTheModel) {
  std::mt19937 dice(9);
  int looks = 0, purifications = 0;
  for (int round = 0; round < 300; ++round) {
    Problem const p = random_problem(dice, coloured_shape(dice));
    Painted links(p);
    Inspector inspector(p, links);
    search(links, Chooser::smallest, {}, nullptr, &inspector);
    ASSERT_FALSE(HasFatalFailure()) << round;
    EXPECT_TRUE(inspector.done_so_far.empty());
    looks += inspector.looks;
    purifications += inspector.purifications;
  }
  EXPECT_GT(looks, 2000);
  EXPECT_GT(purifications, 150);
}

TEST(Painted, IsTheSameAsLinksWithoutColours) {
  std::mt19937 dice(10);
  for (int round = 0; round < 100; ++round) {
    Problem const p = random_problem(dice, random_shape(dice));
    Painted painted(p);
    Links links(p);
    auto const a = search(painted, Chooser::smallest).totals, b = search(links, Chooser::smallest).totals;
    EXPECT_EQ(a, b);
  }
}

TEST(Painted, IsEstimatedByWalksThatPurify) {
  std::mt19937 dice(11);
  for (int round = 0; round < 60; ++round) {
    Problem const p = random_problem(dice, coloured_shape(dice));
    Painted links(p);
    Painted const start = links;
    auto const e = estimate(links, Chooser::smallest, 3000, 1);
    EXPECT_TRUE(links == start);
    auto const truth = search(links, Chooser::smallest).totals;
    EXPECT_NEAR(e.nodes.mean, static_cast<double>(truth.nodes), 3 * e.nodes.margin + 1e-9) << round;
  }
}

TEST(Painted, TracesAreReadAsWrittenAndWalkedBothWays) {
  std::mt19937 dice(12);
  std::size_t purifications = 0;
  for (int round = 0; round < 200; ++round) {
    Problem const p = random_problem(dice, coloured_shape(dice));
    Painted links(p);
    Painted const start = links;
    Recorder recorder(p, "smallest");
    search(links, Chooser::smallest, {}, nullptr, &recorder);
    Trace const trace = recorder.take();
    std::ostringstream text;
    write_trace(text, trace);
    ASSERT_TRUE(read_trace({"t", text.str()}) == trace) << round;
    Replay replay(trace);
    while (replay.forward()) ASSERT_EQ(find_fault(replay.links()), "");
    ASSERT_TRUE(replay.links() == start);
    while (replay.backward_write()) {
    }
    ASSERT_TRUE(replay.links() == start);
    for (auto const& e : trace.events) purifications += e.type == Event::Type::purify;
  }
  EXPECT_GT(purifications, 100u);
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
TEST(Painted, AnOptionThatIsHiddenToTheLastNodeIsAFault) {
  Problem p;
  p.add_item("A"), p.add_item("B");
  p.add_option({1, 2}), p.add_option({1});
  Painted links(p);
  links.set(Field::down, 1, 5), links.set(Field::up, 5, 1), links.set(Field::size, 1, 1);
  EXPECT_EQ(find_fault(links), "");  // as it is hidden from B
  links.set(Field::down, 2, 2), links.set(Field::up, 2, 2), links.set(Field::size, 2, 0);
  EXPECT_EQ(find_fault(links), "option 1 has 2 hidden nodes of 2");
}
TEST(Painted, AMarkWithoutAColourIsAFault) {
  Problem p;
  p.add_item("A");
  int const s = p.add_item("S", Kind::secondary);
  p.add_option({1});
  p.add_entry(s, p.add_colour("red"));
  Painted links(p);
  EXPECT_EQ(find_fault(links), "");
  links.set(Field::colour, 4, -1);
  EXPECT_EQ(find_fault(links), "node 4 is marked, its column is not");
}
